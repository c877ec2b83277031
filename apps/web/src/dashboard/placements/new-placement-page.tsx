import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { readChoices } from '../record-picker/read-choices';
import { AddEmployerFirst } from '../records/add-employer-first';
import { readOwnProperties } from '../records/read-own-properties';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { PlacementForm } from './placement-form';
import type { PlacementsSearch } from './placements-search';

interface NewPlacementPageProps {
  readonly session: UserSession;
  /** What an address chose before. */
  readonly asked: PlacementsSearch;
}

export async function NewPlacementPage({ session, asked }: NewPlacementPageProps) {
  const t = await getTranslations('records');
  const [here, list] = [paths.newRecord('placement'), paths.recordList('placement')];
  const { employee, employer, client, job } = asked;
  return (
    <RequirePermission
      session={session}
      section="placements"
      title={t('placement_add')}
      needs="placement:edit"
    >
      {async () => (
        <div className="dash-column">
          <Back href={list}>{t('placement_back')}</Back>
          <Heading title={{ text: t('placement_add') }} />
          {(await hasNoEmployer(session)) ? (
            <AddEmployerFirst session={session} />
          ) : (
            <PlacementForm
              session={session}
              here={here}
              own={(await readOwnProperties(session, here, 'placement')).active}
              back={list}
              chosen={{ employee, employer, client, job }}
            />
          )}
        </div>
      )}
    </RequirePermission>
  );
}

/** Whoever may not see employers is not asked for one. */
async function hasNoEmployer(session: UserSession): Promise<boolean> {
  if (!hasPermission(session, 'employer:view')) return false;
  const employers = await readChoices('employer', '');
  return employers.ok && employers.value.length === 0;
}
