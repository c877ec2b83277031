import type { DestructionCertificateListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Database, hashedStatement, statement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import { DestructionCertificateEntity } from './destruction-certificate.entity.js';

const documentHashes = statement(
  'destruction_certificates.documents',
  `SELECT pdf_sha256, certificate_sha256 FROM documents WHERE account_id = $1 AND task_id = $2 ORDER BY version`,
);

const batchSize = 500;
const selectAfter = statement(
  'destruction_certificates.after',
  `SELECT id, account_id, task_id FROM destruction_certificates WHERE id > $1 ORDER BY id LIMIT ${batchSize}`,
);
const selectOne =
  'SELECT certificate.* FROM destruction_certificates certificate JOIN tasks ON tasks.id = certificate.task_id';

type Row = DestructionCertificateEntity & { readonly total: number };

/** Which form of which account a certificate is of. */
export interface CertifiedTask {
  readonly id: string;
  readonly account_id: string;
  readonly task_id: string;
}

/** The SQL of certificates of destruction. */
@Injectable()
export class DestructionCertificatesStore {
  constructor(private readonly database: Database) {}

  /** Of all accounts, in the order of their ids, which is that of their times. */
  listAfter(id: string): Promise<CertifiedTask[]> {
    return this.database.run<CertifiedTask & Record<string, unknown>>(selectAfter, [id]);
  }

  /** Of a task that the caller may see. */
  async find(ctx: Context, id: string): Promise<DestructionCertificateEntity | undefined> {
    const values: unknown[] = [ctx.account.id, id];
    const where = conditions(ctx, {}, (value) => `$${values.push(value)}`).join(' AND ');
    const text = `${selectOne} WHERE ${where} AND certificate.id = $2`;
    const statement = hashedStatement('destruction_certificates.find', text);
    return (await ctx.db.run<DestructionCertificateEntity & Record<string, unknown>>(statement, values))[0];
  }

  async insert(ctx: Context, certificate: DestructionCertificateEntity): Promise<void> {
    await ctx.db.manager.insert(DestructionCertificateEntity, certificate);
  }

  async listDocumentHashes(ctx: Context, taskId: string): Promise<string[]> {
    const values = [ctx.account.id, taskId];
    const rows = await ctx.db.run<{ pdf_sha256: string; certificate_sha256: string }>(documentHashes, values);
    return rows.flatMap((row) => [row.pdf_sha256, row.certificate_sha256]);
  }

  /** Of the tasks that the caller may see. */
  async list(
    ctx: Context,
    query: DestructionCertificateListQuery,
  ): Promise<{ rows: DestructionCertificateEntity[]; total: number }> {
    const { page = 1, per_page = 20 } = query;
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const where = conditions(ctx, query, mark).join(' AND ');
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const text = `SELECT certificate.*, count(*) OVER ()::int AS total
       FROM destruction_certificates certificate JOIN tasks ON tasks.id = certificate.task_id
      WHERE ${where} ORDER BY certificate.id DESC LIMIT ${mark(per_page)} OFFSET ${mark(offset)}`;
    const rows = await ctx.db.run<Row & Record<string, unknown>>(
      hashedStatement('destruction_certificates.list', text),
      values,
    );
    return { rows, total: rows[0]?.total ?? 0 };
  }
}

function conditions(ctx: Context, query: DestructionCertificateListQuery, mark: BindValue): string[] {
  const scope = recordScope(ctx.actor, 'tasks', mark);
  const asked = [
    ['tasks.id = ', query.task_id],
    ['tasks.employee_id = ', query.employee_id],
    ['tasks.employer_id = ', query.employer_id],
    ['tasks.form_id = ', query.form_id],
    ['certificate.destroyed_at >= ', query.destroyed_at_gte],
    ['certificate.destroyed_at <= ', query.destroyed_at_lte],
  ] as const;
  return [
    'certificate.account_id = $1',
    'tasks.account_id = $1',
    ...asked.flatMap(([condition, value]) => (value === undefined ? [] : [condition + mark(value)])),
    ...(scope === undefined ? [] : [scope]),
  ];
}
