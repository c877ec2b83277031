import type { EverifyProblem, FactOwner } from '@firstday/domain';
import type { PlacementMandate } from '@firstday/forms';
import type { UndecidedFact } from '@firstday/policy-engine';
import type { CalendarRow } from '../compliance/compliance-calendar.store.js';

/** What has a day; or a form that waits for an answer or a confirmation, which says of a deadline only what it is about. */
interface TaskWorkRow extends CalendarRow {
  readonly source: 'confirmation' | 'correction' | 'deadline';
}

/** A webhook that needs somebody. */
export interface WebhookWorkRow {
  readonly source: 'webhook';
  readonly id: string;
  /** Since when: rows are sorted by it. */
  readonly due_at: Date;
  readonly webhook_id: string;
  readonly webhook_url: string;
  readonly is_disabled: boolean;
}

/** A problem of the connection to E-Verify, or its report that is to be imported. */
export interface EverifyWorkRow {
  readonly source: 'everify_connection';
  readonly id: string;
  /** The end of the day on which a password expires; of other problems, since when: rows are sorted by it. */
  readonly due_at: Date;
  readonly due_on: string | null;
  readonly kind: 'everify_connection' | 'status_change_report';
  /** Null of a report. */
  readonly everify_problem: EverifyProblem | null;
}

/** A form of which people are filling in an earlier edition. */
export interface EditionWorkRow {
  readonly source: 'form_edition';
  readonly id: string;
  /** Since when there is another edition, or the form was changed last: rows are sorted by it. */
  readonly due_at: Date;
  readonly form_id: string;
  readonly form_key: string;
  readonly form_name: string;
  readonly open_forms: number;
}

interface NoticeRow {
  readonly id: string;
  /** When the first of the placements was made: rows are sorted by it. */
  readonly due_at: Date;
  readonly placement_id: string;
  readonly employee_id: string | null;
  readonly employer_id: string | null;
  readonly placements_count: number;
}

/** A record that lacks facts, so that forms are undecided. */
export interface UndecidedWorkRow extends NoticeRow {
  readonly source: 'undecided_facts';
  readonly notice: {
    readonly record: FactOwner;
    readonly record_id: string;
    readonly facts: readonly UndecidedFact[];
  };
}

/** An employer of whom a state requires E-Verify, or may. */
export interface MandateWorkRow extends NoticeRow {
  readonly source: 'everify_mandate';
  readonly notice: PlacementMandate;
}

export type PlacementNoticeRow = MandateWorkRow | UndecidedWorkRow;

export type WorkItemRow = EditionWorkRow | EverifyWorkRow | PlacementNoticeRow | TaskWorkRow | WebhookWorkRow;
