import type { NewHireReportListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { type RowsWithTotal, statement, timesSql } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';
import { placementScopes } from './new-hire-readers.js';
import { NewHireReportEntity } from './new-hire-report.entity.js';
import { NewHireReportLineEntity } from './new-hire-report-line.entity.js';

/** Two who report hires of one employer wait for each other, so that nobody is in two reports. */
const lockMaking = statement(
  'newHireReports.serializeMaking',
  `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
);
const send = statement(
  'newHireReports.send',
  `UPDATE new_hire_reports SET sent_on = $3, sent_by = $4, confirmation = $5
    WHERE id = $1 AND account_id = $2 AND sent_on IS NULL RETURNING *`,
);
const remove = statement(
  'newHireReports.remove',
  `DELETE FROM new_hire_reports WHERE id = $1 AND account_id = $2 AND sent_on IS NULL RETURNING *`,
);
/** Of what was sent the file stays the one that was. */
const noteFile = statement(
  'newHireReports.noteFile',
  `UPDATE new_hire_reports SET file_sha256 = $3 WHERE id = $1 AND account_id = $2 AND sent_on IS NULL`,
);

type Row = NewHireReportEntity & Record<string, unknown>;

@Injectable()
export class NewHireReportsStore {
  async serializeMaking(ctx: Context, employerId: string): Promise<void> {
    await ctx.db.run(lockMaking, [`new_hires/${ctx.account.id}/${employerId}`]);
  }

  async insert({ db }: Context, row: NewHireReportEntity, lines: NewHireReportLineEntity[]): Promise<void> {
    await db.manager.insert(NewHireReportEntity, row);
    await db.manager.insert(NewHireReportLineEntity, lines);
  }

  async list(
    ctx: Context,
    query: NewHireReportListQuery,
    readers: readonly Actor[],
  ): Promise<RowsWithTotal<NewHireReportEntity>> {
    const { values, mark, where: visible } = seen(ctx, readers);
    const employer = query.employer_id ? [`employer_id = ${mark(query.employer_id)}`] : [];
    const where = [visible, ...employer, ...timesSql(query, mark)].join(' AND ');
    const [counted] = await ctx.db.run<{ total: number }>(
      statement('', `SELECT count(*)::int AS total FROM new_hire_reports WHERE ${where}`),
      values,
    );
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const page = `LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`;
    const text = `SELECT * FROM new_hire_reports WHERE ${where} ORDER BY id DESC ${page}`;
    return { rows: await ctx.db.run<Row>(statement('', text), values), total: counted?.total ?? 0 };
  }

  /** For somebody who sees everybody that is in it. */
  async find(ctx: Context, id: string, readers: readonly Actor[]): Promise<NewHireReportEntity | undefined> {
    const { values, mark, where } = seen(ctx, readers);
    const text = `SELECT * FROM new_hire_reports WHERE ${where} AND id = ${mark(id)}`;
    return (await ctx.db.run<Row>(statement('', text), values))[0];
  }

  listLines({ db, account }: Context, reportId: string): Promise<NewHireReportLineEntity[]> {
    const where = { report_id: reportId, account_id: account.id };
    return db.manager.find(NewHireReportLineEntity, { where, order: { position: 'ASC' } });
  }

  /** @returns nothing where it was sent, or deleted, already */
  async send(
    ctx: Context,
    id: string,
    { sent_on, sent_by, confirmation }: Pick<NewHireReportEntity, 'sent_on' | 'sent_by' | 'confirmation'>,
  ): Promise<NewHireReportEntity | undefined> {
    return (
      await ctx.db.run<Row>(send, [id, ctx.account.id, sent_on, JSON.stringify(sent_by), confirmation])
    )[0];
  }

  async noteFile(ctx: Context, id: string, sha256: string): Promise<void> {
    await ctx.db.run(noteFile, [id, ctx.account.id, sha256]);
  }

  /** @returns nothing where it was sent, or deleted, already */
  async remove(ctx: Context, id: string): Promise<NewHireReportEntity | undefined> {
    const [removed] = await ctx.db.run<Row>(remove, [id, ctx.account.id]);
    if (removed)
      await ctx.db.manager.delete(NewHireReportLineEntity, { report_id: id, account_id: ctx.account.id });
    return removed;
  }
}

/** Reports all of whose people the caller sees, whoever made them. */
function seen({ account }: Context, readers: readonly Actor[]) {
  const values: unknown[] = [account.id];
  const mark: BindValue = (value) => `$${values.push(value)}`;
  const scopes = placementScopes(readers, mark);
  const isSeen = placementSql.exists('$1', ['placements.id = line.placement_id', ...scopes].join(' AND '));
  const hidden = `EXISTS (SELECT FROM new_hire_report_lines AS line WHERE line.report_id = new_hire_reports.id AND NOT ${isSeen})`;
  const where = ['account_id = $1', ...(scopes.length === 0 ? [] : [`NOT ${hidden}`])].join(' AND ');
  return { values, mark, where };
}
