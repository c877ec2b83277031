import type { UserSession } from '@firstday/domain';
import { EmptyState, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { placeOf, type PlacementOfPerson, readPlacements } from '../person/read-placements';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { UndecidedBanner } from '../undecided/missing-facts';
import { PlacementReasons } from './placement-reasons';
import { today } from '../../i18n/today';

interface EmployeePlacementsProps {
  readonly session: UserSession;
  readonly employee: string;
}

/** Where the person works, each with the forms it needs and those it does not, and why. */
export async function EmployeePlacements({ session, employee }: EmployeePlacementsProps) {
  const t = await getTranslations('employees');
  const here = paths.employee(employee);
  const data = await readPlacements(employee);
  return (
    <section className="hosted-section" aria-labelledby="placements">
      <div className="dash-head">
        <h2 id="placements">{t('placements')}</h2>
        {hasPermission(session, 'placement:edit') ? (
          <LinkButton variant="secondary" size="small" icon="plus" href={paths.addHireAt({ employee })}>
            {t('anotherPlacement')}
          </LinkButton>
        ) : null}
      </div>
      {data.length === 0 ? (
        <EmptyState icon="people" title={t('noPlacements')}>
          {t('noPlacementsHint')}
        </EmptyState>
      ) : (
        data.map((placement) => (
          <Placement key={placement.id} session={session} here={here} placement={placement} />
        ))
      )}
    </section>
  );
}

interface PlacementProps extends Pick<EmployeePlacementsProps, 'session'> {
  readonly here: string;
  readonly placement: PlacementOfPerson;
}

async function Placement({ session, here, placement }: PlacementProps) {
  const [t, locale] = [await getTranslations('employees'), await getLocale()];
  const place = placeOf(placement);
  const { start_date: start, end_date: end, undecided_count, undecided_facts } = placement;
  const day = await today();
  return (
    <article className="employee-placement" aria-labelledby={placement.id}>
      <h3 id={placement.id}>
        <bdi>{place || t('unnamedPlacement')}</bdi>
      </h3>
      <p className="fd-muted">
        {start ? t(start > day ? 'starts' : 'started', { date: longDate(start, locale) }) : t('noStart')}
        {end ? ` ${t('ends', { date: longDate(end, locale) })}` : null}
      </p>
      <UndecidedBanner session={session} count={undecided_count} facts={undecided_facts ?? []} />
      <PlacementReasons here={here} placement={placement.id} />
    </article>
  );
}
