import type { UserSession } from '@firstday/domain';
import { z } from 'zod';
import { readOrRedirect } from '../forms/write';
import { hasPermission } from '../session/current-session';

const Named = z.array(z.object({ id: z.string(), name: z.string() }));

/** The employers that use a theme of their own; undefined for people who may not see employers. */
export interface ThemeUses {
  readonly employers: z.infer<typeof Named>;
  readonly total: number;
}

/** @param most how many employers are named */
export async function readThemeUses(
  session: UserSession,
  here: string,
  theme: string,
  { page = 1, most }: { readonly page?: number; readonly most: number },
): Promise<ThemeUses | undefined> {
  if (!hasPermission(session, 'employer:view')) return undefined;
  const query = { active_theme_id: theme, sort: 'name' as const, page, per_page: most };
  const { data, total } = await readOrRedirect(here, 'employers.list', { query });
  return { employers: Named.parse(data), total };
}
