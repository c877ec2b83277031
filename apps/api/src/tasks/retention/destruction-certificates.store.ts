import type { DestructionCertificateListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import { DestructionCertificateEntity } from './destruction-certificate.entity.js';

const documentHashes = statement(
  'destruction_certificates.documents',
  `SELECT pdf_sha256, certificate_sha256 FROM documents WHERE account_id = $1 AND task_id = $2 ORDER BY version`,
);

type Row = DestructionCertificateEntity & { readonly total: number };

/** The SQL of certificates of destruction. */
@Injectable()
export class DestructionCertificatesStore {
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
