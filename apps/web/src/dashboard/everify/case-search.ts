import { EverifyCaseId, EverifyCaseStatus, EverifyCaseTracking } from '@firstday/domain';

/** What the address asks of the cases; what it does not ask is empty. */
export interface CaseSearch {
  /** Statuses with commas between them; `any` for all, `ssn_pending` for those that wait for a number; else those that are open. */
  readonly status: string;
  readonly due: EverifyCaseTracking | '';
  readonly employer: string;
  /** The last case of the page before. */
  readonly after: string;
}

/** In place of a status. */
export const awaitedNumber = 'ssn_pending' as const;

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseCaseSearch(given: Given): CaseSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    status: isStatusList(text('status')) ? text('status') : '',
    due: EverifyCaseTracking.safeParse(text('due')).data ?? '',
    employer: /^er_[0-9A-Za-z]{1,40}$/.test(text('employer')) ? text('employer') : '',
    after: EverifyCaseId.safeParse(text('after')).data ?? '',
  };
}

/** The same, as the API is asked; without a status, what is open. */
export const caseQuery = ({ status, due, employer, after }: CaseSearch) => ({
  ...statusQuery(status),
  case_tracking: due || undefined,
  employer_id: employer || undefined,
  sort: 'due_on' as const,
  starting_after: after || undefined,
  per_page: 50,
});

function statusQuery(status: string) {
  if (status === 'any') return {};
  if (status === awaitedNumber) return { case_statuses: 'open', missing: awaitedNumber };
  return { case_statuses: status || 'open' };
}

const isStatusList = (text: string): boolean =>
  text === 'any' ||
  text === awaitedNumber ||
  text.split(',').every((one) => EverifyCaseStatus.safeParse(one).success);
