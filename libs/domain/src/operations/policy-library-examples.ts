import {
  CoverageCounterexample,
  CoverageProof,
  CoveredPolicy,
  JurisdictionCoverage,
  LibraryCoverage,
  LibraryPlan,
  LibraryWaiver,
} from '../library-coverage.js';
import {
  AddedOfficialFile,
  LibraryDifference,
  LibraryEntries,
  LibraryEntry,
  LibraryFact,
  LibraryForm,
  OfficialFile,
} from '../library-entry.js';
import { exampleId } from './example-id.js';
import type { SchemaExample } from './resource.js';

const fact: LibraryFact = {
  says: 'Every new employee who works in Pennsylvania certifies where they live and work.',
  source: 'Act 32 of 2008, 53 Pa. C.S. § 6924.512',
  checked_on: '2026-11-20',
  mark: 'secondary',
};
const form: LibraryEntry['forms'][number] = {
  key: 'pa-clgs-32-6',
  name: 'CLGS-32-6',
  form_id: exampleId('form'),
  is_usable: false,
  is_from_library: true,
  library_version: 1,
  taken_version: 1,
  changes: [],
};
const officialFile: NonNullable<LibraryEntry['official_file']> = {
  published_url: 'https://dced.pa.gov/local-government/local-income-tax-information/',
  edition_seen: '6-13',
  use: 'filled',
  is_there: false,
  edition: null,
};
const difference: LibraryDifference = {
  property: 'name',
  yours: 'Residency in Pennsylvania',
  library: 'Pennsylvania: local earned income tax',
};
const entry: LibraryEntry = {
  key: 'pa-clgs-32-6',
  version: 1,
  name: 'Pennsylvania: local earned income tax',
  jurisdiction: 'PA',
  kind: 'local_tax',
  sentence: "the work location's state is PA",
  citation: '53 Pa. C.S. § 6924.512',
  forms: [form],
  facts: [fact],
  state: 'waits_for_file',
  waits_for: ['official_file'],
  policy_id: exampleId('policy'),
  policy_status: 'draft',
  library_version: 1,
  is_changed_by_account: false,
  differences: [],
  to_check: [{ en: 'The form asks for the employee’s municipality and county.' }],
  official_file: officialFile,
};
const added = {
  entry: { ...entry, state: 'added', waits_for: ['publication'] },
  edition: null,
  mapped: [{ path: 'task.municipality', label: 'Municipality where you live' }],
  to_map: [{ path: 'task.county', label: 'County where you live' }],
  left: ['Total resident EIT rate'],
} satisfies AddedOfficialFile;

/** That an account does not ask, as the reference shows it. */
export const waiverExample: LibraryWaiver = {
  reason: 'None of our employees live in Pennsylvania.',
  waived_at: '2026-11-28T15:00:00.000Z',
  waived_by: { kind: 'user_session', id: exampleId('user'), name: 'dana@harborfoods.com' },
};
const covered: CoveredPolicy = {
  library_key: entry.key,
  name: entry.name,
  jurisdiction: entry.jurisdiction,
  kind: entry.kind,
  citation: entry.citation,
  forms: [{ key: form.key, name: form.name, form_id: form.form_id }],
  how_sure: 'secondary',
  status: 'waits_for_file',
  policy_id: entry.policy_id,
  policy_status: 'draft',
  asked_by: [],
  not_asked: null,
  waiver: null,
};
const hire = { placement_id: exampleId('placement'), employer_id: null };
const counterexample = {
  jurisdiction: covered.jurisdiction,
  library_key: covered.library_key,
  name: covered.name,
  forms: covered.forms,
  status: covered.status,
  ...hire,
};
const proof: CoverageProof = {
  outcome: 'not_decided',
  counterexample,
  unknown_because: null,
  unplaced_placement_id: null,
};
const pennsylvania: JurisdictionCoverage = {
  jurisdiction: 'PA',
  name: 'Pennsylvania',
  is_hired_in: true,
  ...hire,
  is_decided: false,
  policies: [covered],
};
const plan: LibraryPlan = { adds: [covered], stays: [] };

/** What the reference shows of the library of policies. */
export const policyLibraryExamples: readonly SchemaExample[] = [
  [LibraryFact, fact],
  [LibraryForm, form],
  [LibraryDifference, difference],
  [OfficialFile, officialFile],
  [LibraryEntry, entry],
  [LibraryEntries, { entries: [entry] }],
  [AddedOfficialFile, added],
  [LibraryWaiver, waiverExample],
  [CoveredPolicy, covered],
  [CoverageCounterexample, counterexample],
  [CoverageProof, proof],
  [JurisdictionCoverage, pennsylvania],
  [LibraryCoverage, { proof, jurisdictions: [pennsylvania] }],
  [LibraryPlan, plan],
];
