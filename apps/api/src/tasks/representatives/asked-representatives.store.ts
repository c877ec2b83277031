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
}

/** Representatives who may still sign: neither revoked nor locked out, and their link has not expired. */
@Injectable()
export class AskedRepresentativesStore {
  private readonly selectAsked: Statement;

  constructor(links: OnboardingLinkSql) {
    this.selectAsked = statement(
      'representatives.asked',
      `SELECT representative.id, representative.employee_id, tasks.id AS task_id, tasks.placement_id, tasks.employer_id,
              CASE WHEN tasks.next_action = 'employer_action' THEN tasks.due_on END AS due_on,
              representative.created_at AS since
         FROM tasks
         JOIN representatives representative
           ON representative.account_id = tasks.account_id AND representative.task_id = tasks.id
         JOIN onboarding_links link
           ON link.account_id = representative.account_id AND link.id = representative.link_id
        WHERE tasks.account_id = $1 AND tasks.employee_id = ANY ($2::text[]) AND tasks.deleted_at IS NULL
          AND tasks.completed_at IS NULL AND (tasks.expired_at IS NULL OR tasks.expired_at > $3)
          AND representative.revoked_at IS NULL AND ${links.isActive('$3::timestamptz')}`,
    );
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
