import type { ComponentTheme, SessionTheme } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { themeSql } from '../../identity/index.js';

const employersUsing = `LEFT JOIN employers employer ON employer.account_id = theme.account_id
   AND employer.active_theme_id = theme.id AND employer.deleted_at IS NULL`;
/** The account's own; else, of those that employers use, the older one where two are used as much. */
const ofComponents = statement(
  'employers.themeOfComponents',
  `${themeSql.select('theme.id, theme.light, theme.dark', employersUsing, '$1')}
    GROUP BY theme.id, account.id ORDER BY ${themeSql.isOfAccount} DESC, count(employer.id) DESC, theme.id LIMIT 1`,
);

/** The nearest of those that are named: by a link, by an employer, by the account. */
const nearest = (columns: string): string => `${themeSql.select(
  columns,
  `LEFT JOIN employers employer ON employer.account_id = theme.account_id AND employer.id = $3
     AND employer.deleted_at IS NULL AND employer.active_theme_id = theme.id`,
  '$1',
)} AND (theme.id = $2 OR employer.id IS NOT NULL OR ${themeSql.isOfAccount})
    ORDER BY coalesce(theme.id = $2, false) DESC, employer.id IS NOT NULL DESC LIMIT 1`;
const hasLogo = (mode: 'light' | 'dark') => `coalesce(theme.${mode}->>'logo' LIKE 'data:image/%', false)`;
const sessionTheme = statement(
  'employers.themeOfSession',
  nearest(`theme.id, theme.updated_at, ${hasLogo('light')} AS has_logo, ${hasLogo('dark')} AS has_dark_logo`),
);
const sessionModes = statement('employers.themeModesOfSession', nearest('theme.light, theme.dark'));

/** Who names the theme of a hosted page, besides the account. */
export interface ThemeOfSession {
  readonly themeId: string | null;
  readonly employerId: string | null;
}

type Row<T> = T & Record<string, unknown>;

/** Which themes are worn where. */
@Injectable()
export class EmployersThemeStore {
  /** What components wear; null where the account has no theme. */
  async findOfComponents(
    db: Queries,
    accountId: string,
  ): Promise<(ComponentTheme & { readonly id: string }) | null> {
    const [row] = await db.run<Row<ComponentTheme & { id: string }>>(ofComponents, [accountId]);
    return row ?? null;
  }

  /** What the hosted pages of a session wear, without the pictures: every page asks for it. */
  async findOfSession(ctx: Context, of: ThemeOfSession): Promise<SessionTheme | null> {
    const values = [ctx.account.id, of.themeId, of.employerId];
    const [row] = await ctx.db.run<Row<Omit<SessionTheme, 'updated_at'> & { updated_at: Date }>>(
      sessionTheme,
      values,
    );
    if (!row) return null;
    const { id, updated_at, has_logo, has_dark_logo } = row;
    return { id, updated_at: updated_at.toISOString(), has_logo, has_dark_logo };
  }

  /** The same with all that it says. */
  async findModesOfSession(ctx: Context, of: ThemeOfSession): Promise<ComponentTheme | null> {
    const values = [ctx.account.id, of.themeId, of.employerId];
    return (await ctx.db.run<Row<ComponentTheme>>(sessionModes, values))[0] ?? null;
  }
}
