import type { UserSession } from '@firstday/domain';
import { Heading } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { createRecord } from './create-record';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { readOwnProperties } from './read-own-properties';
import { RecordForm } from './record-form';

interface NewRecordPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
}

export async function NewRecordPage({ session, kind }: NewRecordPageProps) {
  const t = await getTranslations('records');
  const [here, list] = [paths.newRecord(kind), paths.recordList(kind)];
  const page = { session, section: segmentOf(kind), title: t(`${kind}_add`) };
  return (
    <RequirePermission {...page} needs={`${kind}:edit`}>
      {async () => (
        <div className="dash-column">
          <Back href={list}>{t(`${kind}_back`)}</Back>
          <Heading title={{ text: t(`${kind}_add`) }} />
          <RecordForm
            send={createRecord.bind(null, toActionContext(session, here), kind)}
            kind={kind}
            own={(await readOwnProperties(session, here, kind)).active}
            back={list}
          />
        </div>
      )}
    </RequirePermission>
  );
}
