import type { WorkItem } from '@firstday/domain';

/** An employee whose forms wait for themselves. */
export interface WaitingEmployeeRow extends Record<string, unknown> {
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly open_forms: number;
  readonly due_at: Date | null;
  readonly due_on: string | null;
  /** When anything was done about their forms last. */
  readonly since: Date;
  /** When their link was open last. */
  readonly last_visited_at: Date | null;
}

/** Whether an employee has a way to their forms. */
export type LinkState = NonNullable<WorkItem['link_state']>;
