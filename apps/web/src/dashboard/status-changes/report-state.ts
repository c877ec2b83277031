import type { StatusChangeReport } from '@firstday/domain';
import type { WebWords } from '@firstday/domain/languages/web-words';

export type ReportWords = WebWords['statusChanges'];

/** How the report stands after it was sent. */
export interface ReportState {
  readonly attempt: number;
  readonly error?: string;
  /** What was read, to be sent again when somebody says that it is to be carried out; never kept. */
  readonly csv: string;
  readonly dueOn: string;
  readonly fileName: string;
  readonly report?: StatusChangeReport;
}

export type SendReport = (before: ReportState, form: FormData) => Promise<ReportState>;

export const initialReportState: ReportState = { attempt: 0, csv: '', dueOn: '', fileName: '' };
