import type { UserSession } from '@firstday/domain';
import { EmptyState, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths, withQuery } from '../paths';

interface DestroyedPageProps {
  readonly session: UserSession;
  readonly page: number;
}

/** Certificates of destruction. */
export async function DestroyedPage({ session, page }: DestroyedPageProps) {
  const t = await getTranslations('archive');
  return (
    <ListPage
      session={session}
      section="archive"
      needs="task:view"
      title={t('destroyedTitle')}
      hint={t('destroyedHint')}
      back={{ href: paths.archive, label: t('title') }}
    >
      {() => <Certificates page={page} />}
    </ListPage>
  );
}

async function Certificates({ page }: { readonly page: number }) {
  const [t, locale] = [await getTranslations('archive'), await getLocale()];
  const here = withQuery(paths.destroyed, { page });
  const answer = await readOrRedirect(here, 'destruction_certificates.list', { query: { page } });
  const { data, total, total_pages } = answer;
  if (data.length === 0)
    return (
      <EmptyState icon="shield" title={t('nothingDestroyed')}>
        {t('nothingDestroyedHint')}
      </EmptyState>
    );
  return (
    <ListSection
      title={t('destroyedCount', { count: total })}
      path={paths.destroyed}
      page={page}
      of={total_pages}
    >
      <Table
        caption={t('destroyedTitle')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'task',
            label: t('formId'),
            cell: ({ task_id: id }) => <bdi className="dash-whole">{id}</bdi>,
          },
          { id: 'form', label: t('form'), cell: (it) => <bdi>{`${it.form_key} ${it.form_edition}`}</bdi> },
          {
            id: 'destroyed',
            label: t('destroyed'),
            cell: ({ destroyed_at: at }) => <Day moment={at} locale={locale} isShort />,
          },
          { id: 'rule', label: t('rule'), cell: ({ retention_rule: rule }) => <bdi>{rule}</bdi> },
          {
            id: 'intact',
            label: t('record'),
            cell: ({ is_intact: isIntact }) =>
              isIntact ? (
                <StatusWord tone="good" icon="check" word={t('intact')} />
              ) : (
                <StatusWord tone="bad" icon="alert" word={t('changed')} />
              ),
          },
        ]}
      />
    </ListSection>
  );
}
