import type { CreateTheme, NumberedPage, Theme, ThemeListQuery, UpdateTheme } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, invalidInput, newId, notFound } from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { AccountThemeStore } from './account-theme.store.js';
import type { ThemeEntity } from './theme.entity.js';
import { ThemesStore } from './themes.store.js';

@Injectable()
export class ThemesService {
  constructor(
    private readonly store: ThemesStore,
    private readonly log: SecurityLogService,
    private readonly accountTheme: AccountThemeStore,
  ) {}

  async list(ctx: Context, query: ThemeListQuery): Promise<NumberedPage<Theme>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(rows.map(toTheme), total, query);
  }

  create(ctx: Context, given: CreateTheme): Promise<Theme> {
    const row: ThemeEntity = {
      id: newId('theme', ctx.now),
      account_id: ctx.account.id,
      name: given.name,
      light: given.light ?? null,
      dark: given.dark ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    return inTransaction(ctx, async (ctx) => {
      await this.store.insert(ctx, row);
      return this.withRecord(ctx, 'created', row);
    });
  }

  async findById(ctx: Context, id: string): Promise<Theme> {
    return toTheme(orNotFound(await this.store.find(ctx, id)));
  }

  /** @throws ProblemError 400 where a theme that was named is not one of the account's */
  async assertExists(ctx: Context, id: string | null | undefined): Promise<void> {
    if (id === null || id === undefined || (await this.store.find(ctx, id))) return;
    throw invalidInput([
      { _tag: 'Refinement', path: ['active_theme_id'], message: 'There is no such theme' },
    ]);
  }

  /** The theme that the whole account wears; null for none. */
  findOfAccount(ctx: Context): Promise<string | null> {
    return this.accountTheme.find(ctx);
  }

  /** @throws ProblemError 400 where there is no such theme */
  wear(ctx: Context, id: string | null): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.assertExists(ctx, id);
      const about = id ?? (await this.accountTheme.find(ctx));
      await this.accountTheme.update(ctx, id);
      await this.log.record(ctx, {
        kind: 'settings.changed',
        subject: about === null ? { type: 'account', id: ctx.account.id } : { type: 'theme', id: about },
        detail: { setting: 'theme', change: 'updated', fields: ['active_theme_id'] },
      });
    });
  }

  /** A given mode replaces the previous one completely, so that a colour can be removed. */
  updateById(ctx: Context, id: string, given: UpdateTheme): Promise<Theme> {
    return inTransaction(ctx, async (ctx) => {
      const before = orNotFound(await this.store.lock(ctx, id));
      const row: ThemeEntity = {
        ...before,
        name: given.name ?? before.name,
        light: given.light ?? before.light,
        dark: given.dark ?? before.dark,
        updated_at: ctx.now,
      };
      await this.store.update(ctx, row);
      return this.withRecord(ctx, 'updated', row);
    });
  }

  deleteById(ctx: Context, id: string): Promise<Theme> {
    return inTransaction(ctx, async (ctx) => {
      const row = orNotFound(await this.store.lock(ctx, id));
      await this.store.remove(ctx, id);
      await this.accountTheme.remove(ctx, id);
      return this.withRecord(ctx, 'deleted', row);
    });
  }

  private async withRecord(
    ctx: Context,
    change: 'created' | 'updated' | 'deleted',
    row: ThemeEntity,
  ): Promise<Theme> {
    const subject = { type: 'theme', id: row.id } as const;
    await this.log.record(ctx, {
      kind: 'settings.changed',
      subject,
      detail: { setting: subject.type, change },
    });
    return toTheme(row);
  }
}

function orNotFound(row: ThemeEntity | null): ThemeEntity {
  if (!row) throw notFound('theme');
  return row;
}

function toTheme(row: ThemeEntity): Theme {
  return {
    id: row.id,
    name: row.name,
    ...(row.light && { light: row.light }),
    ...(row.dark && { dark: row.dark }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    _tag: 'Theme',
  };
}
