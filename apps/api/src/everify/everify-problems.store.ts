import type { EverifyProblem } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../context/index.js';
import { statement } from '../database/index.js';
import type { EverifyUnknownShape } from './everify-gateway.js';
import type { EverifyUnreadAnswerEntity } from './everify-unread-answer.entity.js';

/** Something about a connection that a person has to look at. */
export interface ProblemRow extends Record<string, unknown> {
  readonly account_id: string;
  readonly problem: EverifyProblem;
  readonly since: Date;
  /** The day on which a password expires. */
  readonly expires_on: string | null;
}

/** From so many days before its day on, a password that expires is a problem. */
const warnedDays = 30;

/** @param today SQL of the day, as text */
const ofSignIns = (today: string): string => `
  SELECT signed.account_id, coalesce(signed.refusal, 'password_expires') AS problem, signed.updated_at AS since,
         CASE WHEN signed.refusal IS NULL THEN signed.password_expires_on END AS expires_on
    FROM everify_sign_ins signed
    JOIN everify_connections connection
      ON connection.account_id = signed.account_id AND connection.updated_at = signed.connection_at
   WHERE signed.refusal IS NOT NULL OR signed.password_expires_on <= to_char(${today}::date + ${warnedDays}, 'YYYY-MM-DD')`;

/** Of a case that is closed, or was destroyed with its form, there is nothing to solve any more. */
const isOpen = `NOT EXISTS (
  SELECT FROM everify_cases one WHERE one.id = split_part(answer.subject, '/', 1) AND (one.status = 'CLOSED' OR one.sealed_fields = ''))`;

const ofAnswers = `
  SELECT answer.account_id, 'unknown_shape' AS problem, min(answer.since) AS since, NULL::text AS expires_on
    FROM everify_unread_answers answer WHERE ${isOpen} GROUP BY answer.account_id`;

/** SQL of the problems of every account. @param today SQL of the day, as text */
export const problemsSql = (today: string): string => `${ofAnswers} UNION ALL ${ofSignIns(today)}`;

const listAll = statement('everifyProblems.all', problemsSql('$1'));
const listOfAccount = statement(
  'everifyProblems.ofAccount',
  `SELECT * FROM (${problemsSql('$2')}) problems WHERE account_id = $1 ORDER BY since`,
);
const listUnread = statement(
  'everifyProblems.unread',
  `SELECT DISTINCT ON (operation, structure) * FROM everify_unread_answers answer WHERE account_id = $1 AND ${isOpen}
    ORDER BY operation, structure, since LIMIT 20`,
);
const addUnread = statement(
  'everifyProblems.addUnread',
  `INSERT INTO everify_unread_answers (account_id, subject, operation, structure, since) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (account_id, subject) DO UPDATE SET operation = excluded.operation, structure = excluded.structure`,
);
const removeUnread = statement(
  'everifyProblems.removeUnread',
  `DELETE FROM everify_unread_answers WHERE account_id = $1 AND subject IN ($2, $2 || '/read')`,
);

/** What is wrong with connections to E-Verify, beyond that it does not answer. */
@Injectable()
export class EverifyProblemsStore {
  list({ db, account, now }: Context): Promise<ProblemRow[]> {
    return db.run<ProblemRow>(listOfAccount, [account.id, dayOf(now)]);
  }

  listAll(db: Queries, now: Date): Promise<ProblemRow[]> {
    return db.run<ProblemRow>(listAll, [dayOf(now)]);
  }

  listUnread({ db, account }: Context): Promise<EverifyUnreadAnswerEntity[]> {
    return db.run<EverifyUnreadAnswerEntity & Record<string, unknown>>(listUnread, [account.id]);
  }

  /** @param subject a case, what was read of it for a person (`CASE/read`), `updates` or `sign_in` */
  async addUnread({ db, account, now }: Context, subject: string, error: EverifyUnknownShape): Promise<void> {
    await db.run(addUnread, [account.id, subject, error.operation, error.structure, now]);
  }

  /** The same was answered in a form that is read; an action on a case settles what was read of it too. */
  async removeUnread({ db, account }: Context, subject: string): Promise<void> {
    await db.run(removeUnread, [account.id, subject]);
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
