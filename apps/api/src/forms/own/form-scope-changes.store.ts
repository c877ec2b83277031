import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { FormScopeChangeEntity } from './form-scope-change.entity.js';

const add = statement(
  'formScopeChanges.add',
  `INSERT INTO form_scope_changes (form_id, account_id) VALUES ($1, $2) ON CONFLICT (form_id) DO UPDATE SET after_id = ''`,
);
const claim = statement(
  'formScopeChanges.claim',
  `SELECT * FROM form_scope_changes ORDER BY form_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
);
const advance = statement(
  'formScopeChanges.advance',
  `UPDATE form_scope_changes SET after_id = $2 WHERE form_id = $1`,
);
const remove = statement('formScopeChanges.remove', `DELETE FROM form_scope_changes WHERE form_id = $1`);

/** Forms that are asked for again by another rule than before. */
@Injectable()
export class FormScopeChangesStore {
  /** In the transaction that changed the form. */
  add(ctx: Context, formId: string): Promise<void> {
    return this.addOf(ctx.db, ctx.account.id, formId);
  }

  /** The same for a form of the catalog, in the transaction that brought its new edition. */
  async addOf(db: Queries, accountId: string, formId: string): Promise<void> {
    await db.run(add, [formId, accountId]);
  }

  /** One that no other worker has, for this transaction. */
  async claim(db: Queries): Promise<FormScopeChangeEntity | undefined> {
    return (await db.run<FormScopeChangeEntity & Record<string, unknown>>(claim, []))[0];
  }

  /** @param afterId the last employee who was looked at; undefined where that was the last of all */
  async advance(db: Queries, formId: string, afterId: string | undefined): Promise<void> {
    await (afterId === undefined ? db.run(remove, [formId]) : db.run(advance, [formId, afterId]));
  }
}
