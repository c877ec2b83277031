import './documents-page.css';
import {
  type AccountDocument,
  type AccountDocumentOpening,
  operations,
  type UserSession,
} from '@firstday/domain';
import { EmptyState, Heading, LinkButton, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { readOrRedirect } from '../forms/write';
import { Day } from '../shell/day';
import { ListSection } from '../shell/list-section';
import { RequirePermission } from '../shell/require-permission';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';

interface DocumentPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly page: number;
}

/** One version of a document, and who was shown it. */
export async function DocumentPage({ session, id, page }: DocumentPageProps) {
  const t = await getTranslations('documents');
  const here = paths.document(id);
  return (
    <RequirePermission session={session} section="documents" needs="form:view" title={t('title')}>
      {async () => {
        const params = { account_document_id: id };
        const found = await readOrRedirect(here, 'account_documents.findById', { params });
        return (
          <>
            <Heading title={{ text: found.title }}>
              <p className="fd-hint">
                <bdi>{found.version}</bdi> · {t(found.retired_at === null ? 'inForce' : 'replaced')}
              </p>
            </Heading>
            <p>
              SHA-256:{' '}
              <bdi className="document-hash" dir="ltr">
                {found.sha256}
              </bdi>
            </p>
            <Actions session={session} document={found} />
            {hasPermission(session, 'task:view') ? <Openings id={id} page={page} /> : null}
            <p>
              <a href={paths.documents}>{t('back')}</a>
            </p>
          </>
        );
      }}
    </RequirePermission>
  );
}

interface ActionsProps {
  readonly session: UserSession;
  readonly document: AccountDocument;
}

async function Actions({ session, document: { id, retired_at: retired } }: ActionsProps) {
  const t = await getTranslations('documents');
  const params = { account_document_id: id };
  return (
    <div className="fd-actions">
      <LinkButton
        variant="secondary"
        icon="download"
        href={operationUrl(operations['account_documents.getContent'].path, { params })}
        download
      >
        {t('download')}
      </LinkButton>
      {retired === null && hasPermission(session, 'policy:edit') ? (
        <LinkButton variant="secondary" href={paths.retireDocument(id)}>
          {t('retire')}
        </LinkButton>
      ) : null}
    </div>
  );
}

async function Openings({ id, page }: { readonly id: string; readonly page: number }) {
  const t = await getTranslations('documents');
  const here = withQuery(paths.document(id), { page });
  const query = { account_document_id: id, page };
  const answer = await readOrRedirect(here, 'account_document_openings.list', { query });
  return (
    <ListSection
      title={t('shownCount', { count: answer.total })}
      path={paths.document(id)}
      page={page}
      of={answer.total_pages}
    >
      {answer.data.length === 0 ? (
        <EmptyState icon="person" title={t('shownToNobody')}>
          {t('shownToNobodyHint')}
        </EmptyState>
      ) : (
        <OpeningRows openings={answer.data} />
      )}
    </ListSection>
  );
}

async function OpeningRows({ openings }: { readonly openings: readonly AccountDocumentOpening[] }) {
  const [t, locale] = [await getTranslations('documents'), await getLocale()];
  return (
    <Table
      caption={t('whoWasShown')}
      rows={openings}
      keyOf={(it) => it.task_id}
      columns={[
        {
          id: 'employee',
          label: t('employee'),
          cell: ({ employee_name: name }) => <bdi>{name ?? t('unnamed')}</bdi>,
        },
        {
          id: 'opened',
          label: t('opened'),
          cell: ({ opened_at: at }) => <Day moment={at} locale={locale} />,
        },
        {
          id: 'status',
          label: t('formStatus'),
          cell: ({ completed_at: at }) => t(at === null ? 'task_open' : 'task_completed'),
        },
        {
          id: 'task',
          label: t('formId'),
          cell: ({ task_id: task }) => <bdi>{task}</bdi>,
        },
      ]}
    />
  );
}
