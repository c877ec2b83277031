import { EverifyMandate, type UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { MandateBanner } from './mandate-banner';

interface EmployerNoticesProps {
  readonly session: UserSession;
  readonly employer: string;
}

const Placements = z.object({
  total: z.number(),
  data: z.array(z.object({ everify_mandate: EverifyMandate.optional() })),
});

/** How many placements of an employer have undecided forms, and a state that requires E-Verify of it. */
export async function EmployerNotices({ session, employer }: EmployerNoticesProps) {
  if (!hasPermission(session, 'placement:view')) return null;
  const here = paths.record('employer', employer);
  const of = async (filter: object) => {
    const query = { employer_id: employer, per_page: 1, ...filter };
    return Placements.parse(await readOrRedirect(here, 'placements.list', { query }));
  };
  const [undecided, mandated] = await Promise.all([
    of({ has_undecided: true }),
    of({ has_everify_mandate: true }),
  ]);
  const mandate = mandated.data[0]?.everify_mandate;
  return (
    <>
      {undecided.total > 0 ? <UndecidedPlacements employer={employer} count={undecided.total} /> : null}
      {mandate ? <MandateBanner session={session} mandate={mandate} employer={employer} /> : null}
    </>
  );
}

async function UndecidedPlacements({
  employer,
  count,
}: {
  readonly employer: string;
  readonly count: number;
}) {
  const [t, locale] = [await getTranslations('missingFacts'), await getLocale()];
  return (
    <Banner tone="warn" icon="alert">
      <a href={withQuery(paths.recordList('placement'), { employer, notice: 'undecided' })}>
        {t('placements', { count, number: formatNumber(locale, count) })}
      </a>
    </Banner>
  );
}
