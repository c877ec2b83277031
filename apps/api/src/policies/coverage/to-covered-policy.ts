import type { CoveredPolicy, CoverageStatus, FactMark, LibraryEntry, LibraryWaiver } from '@firstday/domain';

/** What active policies of the account ask of the forms of a policy of the library. */
export interface AskedForms {
  /** Whether each form is asked for wherever the library asks for it. */
  readonly isWhole: boolean;
  /** In words, a placement that is not asked; null where there is none, or none was found. */
  readonly notAsked: string | null;
  readonly by: CoveredPolicy['asked_by'];
}

/** What the account has of a policy of the library. */
export interface Decided {
  readonly asked: AskedForms;
  /** Whether a form of the catalog shows an official file that is not installed. */
  readonly lacksFile: boolean;
  readonly waiver: LibraryWaiver | undefined;
}

/** The least first. */
const byWorth: readonly FactMark[] = ['unsure', 'general', 'secondary', 'table', 'official'];

/** A policy of the library, and what the account has decided about it. */
export function toCoveredPolicy(entry: LibraryEntry, decided: Decided): CoveredPolicy {
  const { asked, waiver } = decided;
  const { key: library_key, name, jurisdiction, kind, citation, forms, facts } = entry;
  const status = coverageStatus(entry, decided);
  const marks = facts.map(({ mark }) => mark);
  return {
    library_key,
    name,
    jurisdiction,
    kind,
    citation,
    forms: forms.map((form) => ({ key: form.key, name: form.name, form_id: form.form_id })),
    how_sure: byWorth.find((mark) => marks.includes(mark)) ?? null,
    status,
    policy_id: entry.policy_id,
    policy_status: entry.policy_status,
    asked_by: [...asked.by],
    not_asked: status === 'narrowed' ? asked.notAsked : null,
    waiver: waiver ?? null,
  };
}

function coverageStatus(entry: LibraryEntry, { asked, lacksFile, waiver }: Decided): CoverageStatus {
  const isUsable = entry.forms.every((form) => form.is_usable);
  if (asked.isWhole && asked.by.length > 0 && isUsable) return 'asked';
  if (waiver) return 'waived';
  if (entry.policy_status === 'active' && isUsable) return 'narrowed';
  const isInAccount = entry.policy_status === 'active' || entry.policy_status === 'draft';
  return isInAccount ? draftStatus(entry, lacksFile) : 'undecided';
}

/** Why a draft is not asked yet, or would not be: what the account has to bring comes before what someone has to check. */
export function draftStatus(
  { waits_for: waitsFor }: LibraryEntry,
  lacksFile: boolean,
): 'waits_for_file' | 'draft' | 'unsure' {
  if (lacksFile || waitsFor.includes('official_file')) return 'waits_for_file';
  if (waitsFor.includes('publication')) return 'draft';
  return waitsFor.includes('check') ? 'unsure' : 'draft';
}
