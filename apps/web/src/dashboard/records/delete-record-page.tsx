import './records.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { countPlacements } from './count-placements';
import { deleteRecord } from './delete-record';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { readStoredRecord } from './read-stored-record';

interface DeleteRecordPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
  readonly id: string;
}

/** Before a record is deleted: what follows, or what stands against it. */
export async function DeleteRecordPage({ session, kind, id }: DeleteRecordPageProps) {
  const t = await getTranslations('records');
  const here = paths.deleteRecord(kind, id);
  const page = { session, section: segmentOf(kind), title: t(`${kind}_title`) };
  return (
    <RequirePermission {...page} needs={`${kind}:edit`}>
      {async () => {
        const name = (await readStoredRecord(here, kind, id)).record.name || t('unnamed');
        const mayCount = hasPermission(session, 'placement:view');
        const count = mayCount ? await countPlacements(here, kind, id) : 0;
        if (count > 0) return <InUse kind={kind} id={id} name={name} count={count} />;
        return (
          <Confirm
            title={t('deleteTitle', { name })}
            send={deleteRecord.bind(null, toActionContext(session, here), { kind, id })}
            submit={t('deleteSubmit')}
            keep={paths.record(kind, id)}
          >
            <p>{t('deleteHint')}</p>
          </Confirm>
        );
      }}
    </RequirePermission>
  );
}

interface InUseProps extends Pick<DeleteRecordPageProps, 'id' | 'kind'> {
  readonly name: string;
  readonly count: number;
}

async function InUse({ kind, id, name, count }: InUseProps) {
  const t = await getTranslations('records');
  return (
    <div className="dash-column">
      <Heading title={{ text: t('inUseTitle', { name }) }} />
      <p>{t('inUse', { count })}</p>
      <div className="fd-actions">
        <LinkButton href={withQuery(paths.recordList('placement'), { [kind]: id })}>
          {t('seePlacements')}
        </LinkButton>
        <LinkButton variant="secondary" href={paths.record(kind, id)}>
          {t('keep')}
        </LinkButton>
      </div>
    </div>
  );
}
