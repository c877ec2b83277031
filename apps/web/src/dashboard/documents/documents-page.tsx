import './documents-page.css';
import type { AccountDocument, UserSession } from '@firstday/domain';
import { EmptyState, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { ListPage } from '../shell/list-page';
import { ListSection } from '../shell/list-section';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { NamedEmployer } from './named-employer';
import { PublishForm } from './publish-form';

interface DocumentsPageProps {
  readonly session: UserSession;
  readonly page: number;
  readonly done: unknown;
}

/** The account's documents that forms show, such as its handbook, in all of their versions. */
export async function DocumentsPage({ session, page, done }: DocumentsPageProps) {
  const t = await getTranslations('documents');
  return (
    <ListPage
      session={session}
      section="documents"
      needs="form:view"
      title={t('title')}
      hint={t('hint')}
      done={done}
    >
      {() => <Documents session={session} page={page} />}
    </ListPage>
  );
}

async function Documents({ session, page }: Pick<DocumentsPageProps, 'session' | 'page'>) {
  const t = await getTranslations('documents');
  const here = withQuery(paths.documents, { page });
  const employers = await employersFor(session, here);
  const query = { page, include_retired: 'true' } as const;
  const answer = await readOrRedirect(here, 'account_documents.list', { query });
  return (
    <>
      <ListSection
        title={t('count', { count: answer.total })}
        path={paths.documents}
        page={page}
        of={answer.total_pages}
      >
        {answer.data.length === 0 ? (
          <EmptyState icon="copy" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <Rows documents={answer.data} employers={employers} />
        )}
      </ListSection>
      {hasPermission(session, 'policy:edit') ? <PublishForm session={session} employers={employers} /> : null}
    </>
  );
}

/** Whoever may not see employers publishes for all of them. */
async function employersFor(session: UserSession, here: string): Promise<readonly NamedEmployer[]> {
  if (!hasPermission(session, 'employer:view')) return [];
  const { data } = await readOrRedirect(here, 'employers.list', { query: { per_page: 100 } });
  return data.map((employer) => NamedEmployer.parse(employer));
}

interface RowsProps {
  readonly documents: readonly AccountDocument[];
  readonly employers: readonly NamedEmployer[];
}

async function Rows({ documents, employers }: RowsProps) {
  const [t, locale] = [await getTranslations('documents'), await getLocale()];
  const nameOf = (id: string) => employers.find((employer) => employer.id === id)?.name ?? id;
  return (
    <Table
      caption={t('title')}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: t('titleLabel'),
          cell: ({ id, title }) => (
            <a href={paths.document(id)}>
              <bdi>{title}</bdi>
            </a>
          ),
        },
        { id: 'version', label: t('versionLabel'), cell: ({ version }) => <bdi>{version}</bdi> },
        {
          id: 'employer',
          label: t('shownTo'),
          cell: ({ employer_id: id }) => (id === null ? t('everyone') : <bdi>{nameOf(id)}</bdi>),
        },
        {
          id: 'status',
          label: t('status'),
          cell: ({ retired_at: retired }) =>
            retired === null ? (
              <StatusWord tone="good" icon="check" word={t('inForce')} />
            ) : (
              <span className="fd-muted">{t('replaced')}</span>
            ),
        },
        {
          id: 'published',
          label: t('published'),
          cell: ({ created_at: at }) => <Day moment={at} locale={locale} isShort />,
        },
        {
          id: 'sha256',
          label: 'SHA-256',
          cell: ({ sha256 }) => (
            <bdi className="document-hash" dir="ltr">
              {sha256}
            </bdi>
          ),
        },
      ]}
    />
  );
}
