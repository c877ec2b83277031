import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { deleteRecord } from '../records/delete-record';
import { readStoredRecord } from '../records/read-stored-record';
import { toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { readPlacementNames } from './read-placement-names';

interface DeletePlacementPageProps {
  readonly session: UserSession;
  readonly id: string;
}

export async function DeletePlacementPage({ session, id }: DeletePlacementPageProps) {
  const [t, words] = [await getTranslations('placements'), await getTranslations('records')];
  const here = paths.deleteRecord('placement', id);
  const page = { session, section: 'placements' as const, title: words('placement_title') };
  return (
    <RequirePermission {...page} needs="placement:edit">
      {async () => {
        const { record } = await readStoredRecord(here, 'placement', id);
        const name = (await readPlacementNames(record)).employee?.label ?? t('unnamed');
        return (
          <Confirm
            title={t('deleteTitle', { name })}
            send={deleteRecord.bind(null, toActionContext(session, here), { kind: 'placement', id })}
            submit={words('deleteSubmit')}
            keep={paths.record('placement', id)}
          >
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}
