import { ComplianceDeadlineKind } from '@firstday/domain';

/** What the address asks of the calendar; what it does not ask is empty. */
export interface CalendarSearch {
  readonly employer: string;
  readonly kind: ComplianceDeadlineKind | '';
  /** Where to read on. */
  readonly from: string;
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseCalendarSearch(given: Given): CalendarSearch {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const kind = ComplianceDeadlineKind.safeParse(text('kind'));
  const from = text('from');
  return {
    employer: /^er_[0-9A-Za-z]{1,40}$/.test(text('employer')) ? text('employer') : '',
    kind: kind.success ? kind.data : '',
    from: /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z~[a-z_]+:[\w.:]{1,150}$/.test(from) ? from : '',
  };
}

/** What somebody has to do: nobody has to do anything about a form that is destroyed. */
const toBeDone = ComplianceDeadlineKind.options.filter((kind) => kind !== 'deletion' && kind !== 'renewal');

/** The same, as the API is asked. */
export const calendarQuery = ({ employer, kind, from }: CalendarSearch) => ({
  kind: kind || toBeDone.join(','),
  employer_id: employer || undefined,
  cursor: from || undefined,
  per_page: 50,
});
