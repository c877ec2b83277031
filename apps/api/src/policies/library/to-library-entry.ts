import type { LibraryEntry } from '@firstday/domain';
import type { LibraryPolicy, Pack, SourcedFact } from '@firstday/forms';
import { type FactCatalog, toSentence } from '@firstday/policy-engine';
import type { FormSummary, PackForm } from '../../forms/index.js';
import type { PolicyEntity } from '../policy.entity.js';
import { libraryDifferences } from './library-differences.js';

/** What an account has of the library, and what its sentences are made with. */
export interface AccountLibrary {
  readonly policies: ReadonlyMap<string, PolicyEntity>;
  /** Forms that were published, by their keys. */
  readonly forms: ReadonlyMap<string, Pick<FormSummary, 'id' | 'name'>>;
  /** Keys of forms that people can be given. */
  readonly usable: ReadonlySet<string>;
  readonly packForms: ReadonlyMap<string, PackForm>;
  readonly catalog: FactCatalog;
  readonly packOf: (form: string) => Pack | undefined;
}

/** A policy of the library as an account sees it. */
export function toLibraryEntry(policy: LibraryPolicy, account: AccountLibrary): LibraryEntry {
  const row = account.policies.get(policy.key);
  const facts = libraryFacts(policy, account.packOf);
  const differences = row ? libraryDifferences(policy, row, account.catalog) : [];
  const waits_for = !row || row.status === 'draft' ? reasonsToWait(policy, facts, account) : [];
  const isOlder = row !== undefined && (row.built_in_version ?? 0) < policy.version;
  const hasOlderForm = policy.forms.some((form) => (account.packForms.get(form)?.changes.length ?? 0) > 0);
  return {
    key: policy.key,
    version: policy.version,
    name: policy.name,
    jurisdiction: policy.jurisdiction,
    kind: policy.kind,
    sentence: toSentence(policy.condition, account.catalog),
    citation: policy.citation,
    forms: policy.forms.map((key) => toForm(key, account)),
    facts: facts.map(({ says, source, checkedOn: checked_on, mark }) => ({ says, source, checked_on, mark })),
    state: stateOf(row !== undefined, waits_for, isOlder || hasOlderForm || differences.length > 0),
    waits_for,
    policy_id: row?.id ?? null,
    policy_status: row?.status ?? null,
    library_version: row?.built_in_version ?? null,
    is_changed_by_account: row?.is_changed_by_account ?? false,
    differences,
    to_check: policy.forms
      .flatMap((form) => account.packOf(form)?.toCheck ?? [])
      .map((words) => ({ ...words })),
    official_file: officialFileOf(policy, account),
  };
}

/** What a policy rests on, and what its forms do. */
export const libraryFacts = (
  { forms, facts }: LibraryPolicy,
  packOf: AccountLibrary['packOf'],
): readonly SourcedFact[] => [...facts, ...forms.flatMap((form) => packOf(form)?.facts ?? [])];

/** What somebody has to check before the policy is asked. */
export const unsureFacts = (facts: readonly SourcedFact[]): string[] =>
  facts.filter(({ mark }) => mark === 'unsure').map(({ says }) => says);

function stateOf(
  isAdded: boolean,
  waitsFor: LibraryEntry['waits_for'],
  isDifferent: boolean,
): LibraryEntry['state'] {
  if (!isAdded) return 'available';
  if (waitsFor.includes('official_file')) return 'waits_for_file';
  return isDifferent ? 'differs' : 'added';
}

function reasonsToWait(
  { forms }: LibraryPolicy,
  facts: readonly SourcedFact[],
  { usable, packOf, packForms }: AccountLibrary,
): LibraryEntry['waits_for'] {
  const waiting = forms.filter((form) => !usable.has(form));
  const isWithoutFile = (form: string) =>
    (packOf(form)?.file.use ?? 'none') !== 'none' && !packForms.get(form)?.hasFile;
  return [
    ...(waiting.some(isWithoutFile) ? (['official_file'] as const) : []),
    ...(waiting.some((form) => !isWithoutFile(form)) ? (['publication'] as const) : []),
    ...(unsureFacts(facts).length > 0 ? (['check'] as const) : []),
  ];
}

function toForm(
  key: string,
  { forms, packForms, usable, packOf }: AccountLibrary,
): LibraryEntry['forms'][number] {
  const [form, draft, pack] = [forms.get(key), packForms.get(key), packOf(key)];
  const name = draft?.name ?? form?.name ?? pack?.content.short_name['en'] ?? key;
  return {
    key,
    name,
    form_id: form?.id ?? draft?.id ?? null,
    is_usable: usable.has(key),
    is_from_library: pack !== undefined,
    library_version: pack?.version ?? null,
    taken_version: draft?.version ?? null,
    changes: [...(draft?.changes ?? [])],
  };
}

function officialFileOf(
  { forms }: LibraryPolicy,
  { packOf, packForms }: AccountLibrary,
): LibraryEntry['official_file'] {
  const [pack] = forms.flatMap((form) => packOf(form) ?? []);
  if (!pack || pack.file.use === 'none') return null;
  const form = packForms.get(pack.form);
  return {
    published_url: pack.publishedAt,
    edition_seen: pack.editionSeen,
    use: pack.file.use,
    is_there: form?.hasFile ?? false,
    edition: editionOf(pack, form?.sentSha256 ?? null),
  };
}

/** The edition of a file that was recognised before. */
export const editionOf = ({ knownFiles }: Pack, sha256: string | null): string | null =>
  knownFiles.find((file) => file.sha256 === sha256)?.edition ?? null;
