import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { workplacesSql } from '../../placements/index.js';

/** A form that waits for its employee until a day. */
export interface AskedTask {
  readonly id: string;
  readonly employee_id: string;
  readonly placement_id: string | null;
  readonly employer_id: string | null;
  readonly form_key: string;
  readonly edition: string;
  readonly turn_section_id: string | null;
  readonly is_due_given: boolean;
  readonly due_on: string;
  readonly since: Date;
}

/** A document that is to be shown by a day, by what a completed form says. */
export interface PromisedDocument {
  readonly id: string;
  readonly task_id: string;
  readonly employee_id: string;
  readonly placement_id: string | null;
  readonly employer_id: string | null;
  readonly kind: 'receipt' | 'reverification';
  readonly due_on: string;
  readonly employed_until: string | null;
  readonly since: Date;
}

/** Where and when an employee works, or did. */
export interface Workplace {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly is_withdrawn: boolean;
  readonly work_state: string;
}

const listTasks = statement(
  'ladder.tasks',
  `SELECT id, employee_id, placement_id, employer_id, form_key, edition, turn_section_id, is_due_given, due_on, created_at AS since
     FROM tasks
    WHERE account_id = $1 AND employee_id = ANY ($2::text[]) AND deleted_at IS NULL AND completed_at IS NULL
      AND next_action = 'employee_action' AND due_on IS NOT NULL AND (expired_at IS NULL OR expired_at > $3)`,
);
const listDocuments = statement(
  'ladder.documents',
  `SELECT deadline.id, deadline.task_id, tasks.employee_id, tasks.placement_id, tasks.employer_id, deadline.kind, deadline.due_on,
          deadline.employed_until, tasks.completed_at AS since
     FROM tasks JOIN compliance_deadlines deadline ON deadline.task_id = tasks.id
    WHERE tasks.account_id = $1 AND tasks.employee_id = ANY ($2::text[]) AND tasks.deleted_at IS NULL
      AND tasks.completed_at IS NOT NULL AND deadline.kind IN ('receipt', 'reverification')`,
);
const listWorkplaces = statement('ladder.workplaces', workplacesSql('$2'));

/** What reminders to employees follow from, of many at once. */
@Injectable()
export class LadderRowsStore {
  listTasks({ account, db, now }: Context, employees: readonly string[]): Promise<AskedTask[]> {
    return db.run<AskedTask & Record<string, unknown>>(listTasks, [account.id, employees, now]);
  }

  listDocuments({ account, db }: Context, employees: readonly string[]): Promise<PromisedDocument[]> {
    return db.run<PromisedDocument & Record<string, unknown>>(listDocuments, [account.id, employees]);
  }

  listWorkplaces({ account, db }: Context, employees: readonly string[]): Promise<Workplace[]> {
    return db.run<Workplace & Record<string, unknown>>(listWorkplaces, [account.id, employees]);
  }
}
