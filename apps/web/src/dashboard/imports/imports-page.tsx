import type { UserSession } from '@firstday/domain';
import { EmptyState, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { ImportState } from './import-state';

interface ImportsPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** The lists that were sent, and how far each is. */
export async function ImportsPage({ session, page, done }: ImportsPageProps) {
  const t = await getTranslations('imports');
  return (
    <ListPage
      session={session}
      section="imports"
      needs="employee:view"
      title={t('title')}
      hint={t('hint')}
      add={{ needs: 'employee:edit', href: paths.newImport, label: t('add') }}
      done={done}
    >
      {() => <Imports page={page} />}
    </ListPage>
  );
}

async function Imports({ page }: Pick<ImportsPageProps, 'page'>) {
  const [t, locale] = [await getTranslations('imports'), await getLocale()];
  const query = { page, per_page: 50 };
  const { data, total, total_pages } = await readOrRedirect(paths.imports, 'imports.list', { query });
  if (total === 0)
    return (
      <EmptyState icon="upload" title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <ListSection title={t('count', { count: total })} path={paths.imports} page={page} of={total_pages}>
      <Table
        caption={t('title')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'file',
            label: t('file'),
            cell: ({ id, name }) => (
              <a href={paths.import(id)}>
                <bdi>{name ?? t('pasted')}</bdi>
              </a>
            ),
          },
          { id: 'kind', label: t('kind'), cell: ({ kind }) => t(`kind_${kind}`) },
          { id: 'status', label: t('status'), cell: ({ status }) => <ImportState status={status} /> },
          {
            id: 'rows',
            label: t('rows'),
            isFigure: true,
            cell: ({ rows, rows_done }) => formatNumber(locale, rows ?? rows_done),
          },
          {
            id: 'sent',
            label: t('sent'),
            cell: ({ created_at }) => <Day moment={created_at} locale={locale} isShort />,
          },
        ]}
      />
    </ListSection>
  );
}
