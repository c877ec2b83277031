import type { AccountDocumentListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Context, ofAccount } from '../../context/index.js';
import { Filter, statement } from '../../database/index.js';
import { listRows } from '../../identity/index.js';
import { AccountDocumentEntity } from './account-document.entity.js';

/** While it is held, nobody deletes the file: nobody ever does. */
export const lockAccountDocument = statement(
  'account_documents.lock',
  `SELECT FROM account_documents WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Publications of an account wait for each other: one document of a form and an employer is in force. */
const lockPublication = statement(
  'account_documents.inTurn',
  `SELECT pg_advisory_xact_lock(hashtextextended('account_documents/' || $1, 0))`,
);

/** Whom a document is shown to. */
export type Audience = Pick<AccountDocumentEntity, 'form_key' | 'employer_id'>;

@Injectable()
export class AccountDocumentsStore {
  list(
    ctx: Context,
    query: AccountDocumentListQuery,
  ): Promise<{ rows: AccountDocumentEntity[]; total: number }> {
    const filter = new Filter(query.include_retired ? '' : 'retired_at IS NULL')
      .whereTimes(query)
      .where('form_key', '=', query.form_key)
      .where('employer_id', '=', query.employer_id);
    return listRows(ctx, 'account_documents', filter, query);
  }

  find(ctx: Context, id: string): Promise<AccountDocumentEntity | null> {
    return ctx.db.manager.findOneBy(AccountDocumentEntity, ofAccount(ctx, id));
  }

  /** The one that an employer's employees are shown: its own, else that of every employer. */
  async findInForce(
    ctx: Context,
    { form_key, employer_id }: Audience,
  ): Promise<AccountDocumentEntity | null> {
    const ofAll = { account_id: ctx.account.id, form_key, employer_id: IsNull(), retired_at: IsNull() };
    const own = employer_id === null ? [] : [{ ...ofAll, employer_id }];
    const found = await ctx.db.manager.find(AccountDocumentEntity, {
      where: [...own, ofAll],
      order: { created_at: 'DESC', id: 'DESC' },
    });
    return found.find((it) => it.employer_id === employer_id) ?? found[0] ?? null;
  }

  /** Whatever has this content, whether or not it is shown today. */
  findByHash(ctx: Context, form_key: string, sha256: string): Promise<AccountDocumentEntity | null> {
    return ctx.db.manager.findOne(AccountDocumentEntity, {
      where: { account_id: ctx.account.id, form_key, sha256 },
      order: { created_at: 'DESC', id: 'DESC' },
    });
  }

  /** In the context's transaction: the one in force before is retired. */
  async publish(ctx: Context, row: AccountDocumentEntity): Promise<void> {
    await ctx.db.run(lockPublication, [ctx.account.id]);
    const { account_id, form_key, employer_id } = row;
    await ctx.db.manager.update(
      AccountDocumentEntity,
      { account_id, form_key, employer_id: employer_id ?? IsNull(), retired_at: IsNull() },
      { retired_at: ctx.now },
    );
    await ctx.db.manager.insert(AccountDocumentEntity, row);
  }

  async retire(ctx: Context, id: string): Promise<void> {
    const where = { ...ofAccount(ctx, id), retired_at: IsNull() };
    await ctx.db.manager.update(AccountDocumentEntity, where, { retired_at: ctx.now });
  }
}
