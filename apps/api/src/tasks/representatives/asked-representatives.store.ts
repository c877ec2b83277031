import { Injectable } from '@nestjs/common';
import { type Context, ofAccount, type Statement } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { OnboardingLinkSql } from '../onboarding/onboarding-link-sql.js';
import { RepresentativeEntity } from './representative.entity.js';

/** Somebody who was named to examine documents, and has not signed. */
export interface AskedRepresentative {
  readonly id: string;
  readonly employee_id: string;
  readonly task_id: string;
  readonly placement_id: string | null;
  readonly employer_id: string | null;
  /** The last day on which they sign in time; null while it is not their turn. */
  readonly due_on: string | null;
  readonly since: Date;
  readonly has_email: boolean;
}

/** Representatives who may still sign: neither revoked nor locked out, and their link has not expired. */
@Injectable()
export class AskedRepresentativesStore {
  private readonly selectAsked: Statement;
  private readonly selectWaiting: Statement;

  constructor(links: OnboardingLinkSql) {
    this.selectAsked = statement(
      'representatives.asked',
      `SELECT representative.id, representative.employee_id, tasks.id AS task_id, tasks.placement_id, tasks.employer_id,
              CASE WHEN tasks.next_action = 'employer_action' THEN tasks.due_on END AS due_on,
              representative.created_at AS since, representative.email IS NOT NULL AS has_email
         FROM tasks
         JOIN representatives representative
           ON representative.account_id = tasks.account_id AND representative.task_id = tasks.id
         JOIN onboarding_links link
           ON link.account_id = representative.account_id AND link.id = representative.link_id
        WHERE tasks.account_id = $1 AND tasks.employee_id = ANY ($2::text[]) AND tasks.deleted_at IS NULL
          AND tasks.completed_at IS NULL AND (tasks.expired_at IS NULL OR tasks.expired_at > $3)
          AND representative.revoked_at IS NULL AND ${links.isActive('$3::timestamptz')}`,
    );
    this.selectWaiting = statement(
      'representatives.waiting',
      `SELECT DISTINCT representative.employee_id
         FROM representatives representative
         JOIN onboarding_links link
           ON link.account_id = representative.account_id AND link.id = representative.link_id
        WHERE representative.account_id = $1 AND representative.signed_at IS NULL AND representative.revoked_at IS NULL
          AND ${links.isActive('$2::timestamptz')}`,
    );
  }

  /** Of whose documents somebody was named to look at, whom the link still lets do it. */
  async listEmployees({ account, db, now }: Context): Promise<string[]> {
    const rows = await db.run<{ employee_id: string }>(this.selectWaiting, [account.id, now]);
    return rows.map(({ employee_id }) => employee_id);
  }

  listOf({ account, db, now }: Context, employees: readonly string[]): Promise<AskedRepresentative[]> {
    return db.run<AskedRepresentative & Record<string, unknown>>(this.selectAsked, [
      account.id,
      employees,
      now,
    ]);
  }

  find(ctx: Context, id: string): Promise<RepresentativeEntity | null> {
    return ctx.db.manager.findOneBy(RepresentativeEntity, ofAccount(ctx, id));
  }
}
