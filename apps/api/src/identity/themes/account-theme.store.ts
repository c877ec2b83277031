import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { AccountEntity } from '../accounts/account.entity.js';

/** Which theme the whole account wears. */
@Injectable()
export class AccountThemeStore {
  async find({ account, db }: Context): Promise<string | null> {
    const row = await db.manager.findOneBy(AccountEntity, { id: account.id });
    return row?.active_theme_id ?? null;
  }

  async update({ account, db }: Context, active_theme_id: string | null): Promise<void> {
    await db.manager.update(AccountEntity, { id: account.id }, { active_theme_id });
  }

  /** Takes it off where it is worn: it is there no more. */
  async remove({ account, db }: Context, active_theme_id: string): Promise<void> {
    await db.manager.update(AccountEntity, { id: account.id, active_theme_id }, { active_theme_id: null });
  }
}
