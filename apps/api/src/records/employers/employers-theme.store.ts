import type { ComponentTheme } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { themeSql } from '../../identity/index.js';

const employersUsing = `LEFT JOIN employers employer ON employer.account_id = theme.account_id
   AND employer.active_theme_id = theme.id AND employer.deleted_at IS NULL`;
/** The older one where two are used as much. */
const mostUsed = statement(
  'employers.mostUsedTheme',
  `${themeSql.select('theme.light, theme.dark', employersUsing, '$1')}
    GROUP BY theme.id ORDER BY count(employer.id) DESC, theme.id LIMIT 1`,
);

/** The themes that an account's employers use. */
@Injectable()
export class EmployersThemeStore {
  /** The theme that most employers use; null where the account has none. */
  async findMostUsed(db: Queries, accountId: string): Promise<ComponentTheme | null> {
    return (await db.run<ComponentTheme & Record<string, unknown>>(mostUsed, [accountId]))[0] ?? null;
  }
}
