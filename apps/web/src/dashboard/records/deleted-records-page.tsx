import type { UserSession } from '@firstday/domain';
import { EmptyState, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { deletedRecordOperations } from './record-operations';
import { restoreRecord } from './restore-record';

interface DeletedRecordsPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
  readonly page: number;
}

/** Deleted employers, clients or jobs, and those that can be restored. */
export async function DeletedRecordsPage({ session, kind, page }: DeletedRecordsPageProps) {
  const t = await getTranslations('records');
  return (
    <ListPage
      session={session}
      section={segmentOf(kind)}
      needs={`${kind}:view`}
      title={t(`${kind}_deletedTitle`)}
      hint={t('deletedHint')}
      back={{ href: paths.recordList(kind), label: t(`${kind}_back`) }}
    >
      {() => <DeletedRecords session={session} kind={kind} page={page} />}
    </ListPage>
  );
}

const Named = z.object({ id: z.string(), name: z.string() });
const Deletion = z.object({ deleted_at: z.string(), restorable_until: z.string() });

/** As it is answered of each kind: the record is under the name of its kind. */
const answerOf = (kind: NamedKind) =>
  z.object({
    data: z.array(
      z
        .looseObject({ [kind]: Named })
        .transform((row) => ({ ...Deletion.parse(row), record: Named.parse(row[kind]) })),
    ),
    total: z.number(),
    total_pages: z.number(),
  });

async function DeletedRecords({ session, kind, page }: DeletedRecordsPageProps) {
  const [t, locale, words] = [await getTranslations('records'), await getLocale(), await formLabels()];
  const here = paths.deletedRecords(kind);
  const { data, total, total_pages } = answerOf(kind).parse(
    await deletedRecordOperations[kind].list(here, page),
  );
  const now = new Date().toISOString();
  const isEditor = hasPermission(session, `${kind}:edit`);
  if (total === 0)
    return (
      <EmptyState icon="archive" title={t('noneDeleted')}>
        {t('noneDeletedHint')}
      </EmptyState>
    );
  return (
    <ListSection title={t(`${kind}_count`, { count: total })} path={here} page={page} of={total_pages}>
      <Table
        caption={t(`${kind}_deletedTitle`)}
        rows={data}
        keyOf={({ record }) => record.id}
        columns={[
          { id: 'name', label: t('name'), cell: ({ record }) => <bdi>{record.name || t('unnamed')}</bdi> },
          {
            id: 'deleted',
            label: t('deletedOn'),
            cell: ({ deleted_at }) => <Day moment={deleted_at} locale={locale} />,
          },
          {
            id: 'until',
            label: t('restorableUntil'),
            cell: ({ restorable_until: until }) =>
              until < now ? (
                <span className="fd-muted">{t('notRestorable')}</span>
              ) : (
                <Day moment={until} locale={locale} />
              ),
          },
        ]}
        actions={
          isEditor
            ? {
                label: t('actions'),
                of: ({ record: { id, name }, restorable_until: until }) =>
                  until < now ? null : (
                    <ActionForm
                      send={restoreRecord.bind(null, toActionContext(session, here), { kind, id })}
                      words={words}
                    >
                      <Submit variant="secondary" size="small" aria-label={t('restoreOf', { name })}>
                        {t('restore')}
                      </Submit>
                    </ActionForm>
                  ),
              }
            : undefined
        }
      />
    </ListSection>
  );
}
