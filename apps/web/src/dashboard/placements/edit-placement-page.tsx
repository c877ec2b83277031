import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { readOwnProperties } from '../records/read-own-properties';
import { readStoredRecord } from '../records/read-stored-record';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { PlacementForm } from './placement-form';
import { readPlacementNames } from './read-placement-names';

interface EditPlacementPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function EditPlacementPage({ session, id }: EditPlacementPageProps) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  const [here, back] = [paths.editRecord('placement', id), paths.record('placement', id)];
  const page = { session, section: 'placements' as const, title: words('placement_title') };
  return (
    <RequirePermission {...page} needs="placement:edit">
      {async () => {
        const read = await readStoredRecord(here, 'placement', id);
        const name = (await readPlacementNames(read.record)).employee?.label ?? t('unnamed');
        return (
          <div className="dash-column">
            <Back href={back}>{name}</Back>
            <Heading title={{ text: t('editTitle', { name }) }} />
            <PlacementForm
              session={session}
              here={here}
              read={read}
              own={(await readOwnProperties(session, here, 'placement')).active}
              back={back}
            />
          </div>
        );
      }}
    </RequirePermission>
  );
}
