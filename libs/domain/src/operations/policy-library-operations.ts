import {
  AddedOfficialFile,
  AddOfficialFile,
  LibraryDifference,
  LibraryEntries,
  LibraryEntry,
  LibraryFact,
  LibraryForm,
  LibraryQuery,
  OfficialFile,
  UpdateFromLibrary,
} from '../library-entry.js';
import { exampleId, sha256Example } from './example-id.js';
import {
  badRequestError,
  decodeError,
  forbiddenError,
  notFoundError,
  operation,
  staffOnly,
} from './operation.js';
import { resource } from './resource.js';

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

export const policyLibraryOperations = resource({
  tag: 'policy_library',
  about:
    'Policies that an account may add, with the law that asks for them and what that was read in. Nobody is asked by them before. Beyond the published contract.',
  refusals: {
    BadRequestError: 'Add the policy first: its form has no draft yet',
    ForbiddenError: 'Adding this policy makes a form, which takes form:edit',
  },
  examples: [
    [LibraryFact, fact],
    [LibraryForm, form],
    [LibraryDifference, difference],
    [OfficialFile, officialFile],
    [LibraryEntry, entry],
    [LibraryEntries, { entries: [entry] }],
    [AddedOfficialFile, added],
  ],
  operations: {
    'policy_library.list': operation({
      method: 'GET',
      path: '/policy_library',
      summary: 'List the policies of the library',
      query: LibraryQuery,
      answers: { 200: LibraryEntries },
      errors: decodeError,
      allows: staffOnly,
      needs: 'policy:view',
      isBeyond: true,
    }),
    'policy_library.add': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/add',
        summary: 'Add a policy of the library',
        answers: { 200: LibraryEntry },
        errors: { ...badRequestError, ...forbiddenError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'It is active at once where its forms can be used and none of its facts is `unsure`; else it is a draft, and `waits_for` says why. Where the library writes its form, a draft of that form is made, which also takes `form:edit`; it waits for the official file, unless the law leaves the text to the employer. Adding it again changes nothing.',
      },
    ),
    'policy_library.update': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/update',
        summary: 'Take over what the library says of a policy',
        body: UpdateFromLibrary,
        answers: { 200: LibraryEntry },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'policy:edit',
        isBeyond: true,
      },
      {
        note: 'Its name, condition, forms and tags; whether it is active stays. What the account changed is replaced only where `replace_changes` is true. The draft of a form is left alone.',
        body: { replace_changes: true },
      },
    ),
    'policy_library.addFile': operation(
      {
        method: 'POST',
        path: '/policy_library/{library_key}/file',
        summary: 'Add the official file of a policy’s form',
        body: AddOfficialFile,
        answers: { 200: AddedOfficialFile },
        errors: { ...badRequestError, ...notFoundError },
        allows: staffOnly,
        logs: 'settings.changed',
        needs: 'form:edit',
        isBeyond: true,
      },
      {
        note: 'A PDF that was sent by `form_pdfs.upload`. Questions of the draft get the boxes of the file that surely ask for the same; the others are named. A file that is read is shown on its page, and has no boxes. Publishing the form makes its policies active, but for those with a fact that is `unsure`.',
        body: { sha256: sha256Example },
      },
    ),
  },
});
