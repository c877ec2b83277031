import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { readOwnProperties } from './read-own-properties';
import { readStoredRecord } from './read-stored-record';
import { RecordForm } from './record-form';
import { saveRecord } from './save-record';

interface EditRecordPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
  readonly id: string;
}

export async function EditRecordPage({ session, kind, id }: EditRecordPageProps) {
  const t = await getTranslations('records');
  const here = paths.editRecord(kind, id);
  const page = { session, section: segmentOf(kind), title: t(`${kind}_title`) };
  return (
    <RequirePermission {...page} needs={`${kind}:edit`}>
      {async () => {
        const read = await readStoredRecord(here, kind, id);
        const { name } = read.record;
        return (
          <div className="dash-column">
            <Back href={paths.record(kind, id)}>{name || t('unnamed')}</Back>
            <Heading title={{ text: t('editTitle', { name: name || t('unnamed') }) }} />
            <RecordForm
              send={saveRecord.bind(null, toActionContext(session, here), { kind, id })}
              kind={kind}
              read={read}
              own={(await readOwnProperties(session, here, kind)).active}
              back={paths.record(kind, id)}
            />
          </div>
        );
      }}
    </RequirePermission>
  );
}
