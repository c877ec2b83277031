import { type ImportProblem, sayImportProblem, type ScalarValue } from '@firstday/domain';

/** A row of a file as it was read: what stands in each column. */
export interface SourceRow {
  /** As spreadsheets count, from 1; the line of a file of JSON lines. */
  readonly number: number;
  readonly cells: ReadonlyMap<string, ScalarValue>;
  /** Why it cannot be read, where that is so: what was expected, and nothing that stands in it. */
  readonly problem?: string;
}

/** A file that cannot be read any further. The message names no value. */
export class UnreadableFile extends Error {
  constructor(problem: ImportProblem, values?: Readonly<Record<string, number>>) {
    super(sayImportProblem(problem, values));
  }
}
