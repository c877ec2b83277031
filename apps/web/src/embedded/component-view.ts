import type { ReactNode } from 'react';

/** What a component looks like in the browser; what it is stands in its definition. */
export interface ComponentView {
  /** Columns of what it lists, for its shape until the rows are there. */
  readonly columns: number;
  /** @param employeeId whose page it is: the one that its link names, or that was opened in a list */
  readonly show: (employeeId: string | undefined) => ReactNode;
}
