import type { UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { countWords } from './count-words';
import { type TodaySearch, workFilters } from './today-search';

interface UnreachedPeopleProps {
  readonly session: UserSession;
  readonly asked: TodaySearch;
}

/** How many people the last message did not reach, which leads to them; nothing where it reached everybody. */
export async function UnreachedPeople({ session, asked }: UnreachedPeopleProps) {
  const here = withQuery(paths.home, { ...asked });
  const { employer_id, client_id, starts_on_gte, starts_on_lte } = workFilters(asked);
  const placed = { employer_id, client_id, start_date_from: starts_on_gte, start_date_to: starts_on_lte };
  const mayPlace = hasPermission(session, 'placement:view');
  const { total: count, is_total_exact: is_exact } = await readOrRedirect(
    here,
    'component_rows.listEmployees',
    { query: { reach: 'unreached', limit: 1, order_by: 'created_at', ...(mayPlace && placed) } },
  );
  if (count === 0) return null;
  const [t, locale] = [await getTranslations('reach'), await getLocale()];
  const { employer, client, starts } = asked;
  const within = mayPlace ? { employer, client, from: starts, to: starts } : {};
  return (
    <Banner tone="warn" icon="alert">
      <a href={withQuery(paths.employees, { reach: 'unreached', ...within })}>
        {t('people', { count, number: countWords({ count, is_exact }, locale) })}
      </a>
    </Banner>
  );
}
