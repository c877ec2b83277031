import './placements.css';
import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { DeleteMatching } from './delete-matching';
import { isNarrowedTo, type PlacementsSearch, placementsQuery } from './placements-search';

interface DeleteMatchingPageProps {
  readonly session: UserSession;
  readonly asked: PlacementsSearch;
}

const list = paths.recordList('placement');

/** Before all placements are deleted that a list has: how many they are, what follows, and afterwards what became of each. */
export async function DeleteMatchingPage({ session, asked }: DeleteMatchingPageProps) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  const page = { session, section: 'placements' as const, title: words('placement_title') };
  return (
    <RequirePermission {...page} needs="placement:edit">
      {async () => {
        const { sort: _sort, starting_after: _after, per_page: _page, ...matching } = placementsQuery(asked);
        const { total } = await readOrRedirect(list, 'placements.list', {
          query: { ...matching, per_page: 1 },
        });
        const locale = await getLocale();
        const counted = { count: total, number: formatNumber(locale, total) };
        return (
          <div className="dash-column">
            <Back href={withQuery(list, asked)}>{words('placement_title')}</Back>
            {total === 0 ? (
              <Heading title={{ text: t('noneMatch') }} />
            ) : (
              <DeleteMatching
                href={withQuery(paths.placementDeletions, {
                  account: session.account.id,
                  user: session.user.id,
                })}
                back={list}
                matching={matching}
                total={total}
                words={(await getMessages()).placements}
                locale={locale}
              >
                <Heading title={{ text: t('deleteManyTitle', counted) }}>
                  <p className="fd-hint">{t(isNarrowedTo(asked) ? 'matchHint' : 'allHint')}</p>
                </Heading>
                <p>{t('deleteHint')}</p>
                <p>{t('deleteForGood')}</p>
              </DeleteMatching>
            )}
          </div>
        );
      }}
    </RequirePermission>
  );
}
