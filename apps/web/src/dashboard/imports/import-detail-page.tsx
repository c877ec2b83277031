import './imports.css';
import type { Import, UserSession } from '@firstday/domain';
import { operations } from '@firstday/domain';
import { Banner, Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { formatNumber } from '../../i18n/format-number';
import { longDate } from '../../i18n/long-date';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { FollowPage } from './follow-page';
import { ImportActions } from './import-actions';
import { ImportColumns } from './import-columns';
import { importProblemText } from './import-problem-text';
import { ImportRows } from './import-rows';
import type { ImportSearch } from './import-search';
import { ImportState } from './import-state';

interface ImportDetailPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly asked: ImportSearch;
  readonly done: unknown;
}

/** One list: how far it is, what its columns fill, and what each row would do or did. */
export async function ImportDetailPage({ session, id, asked, done }: ImportDetailPageProps) {
  const t = await getTranslations('imports');
  return (
    <RequirePermission
      session={session}
      section="imports"
      needs="employee:view"
      title={t('title')}
      done={done}
    >
      {async () => {
        const here = paths.import(id);
        const found = await readOrRedirect(here, 'imports.findById', { params: { import_id: id } });
        const isGoingOn = found.status === 'checking' || found.status === 'committing';
        return (
          <>
            <Back href={paths.imports}>{t('back')}</Back>
            <Heading title={{ text: found.name ?? t('pasted') }}>
              <p>
                <ImportState status={found.status} /> · {t(`kind_${found.kind}`)}
              </p>
            </Heading>
            {found.problem === null ? null : <Problem sentence={found.problem} />}
            {isGoingOn ? <Progress found={found} /> : <ImportActions session={session} found={found} />}
            {found.status === 'checking' ? null : (
              <ImportRows session={session} found={found} asked={asked} />
            )}
            <ImportColumns found={found} />
            <Kept found={found} />
          </>
        );
      }}
    </RequirePermission>
  );
}

/** Why the list could not be read to its end. */
async function Problem({ sentence }: { readonly sentence: string }) {
  const text = (await importProblemText())(sentence);
  return (
    <Banner tone="bad" icon="alert">
      {text === undefined ? <bdi lang="en">{sentence}</bdi> : <bdi>{text}</bdi>}
    </Banner>
  );
}

async function Progress({ found: { rows, rows_done, status } }: { readonly found: Import }) {
  const [t, locale] = [await getTranslations('imports'), await getLocale()];
  const text =
    rows === null || status === 'checking'
      ? t('progressUnknown', { count: rows_done })
      : t('progress', { done: formatNumber(locale, rows_done), rows: formatNumber(locale, rows) });
  return (
    <section className="import-progress">
      {rows === null ? (
        <progress aria-label={text} />
      ) : (
        <progress aria-label={text} max={Math.max(1, rows)} value={rows_done} />
      )}
      <p role="status">{text}</p>
      <p className="fd-hint">{t('live')}</p>
      <FollowPage />
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </section>
  );
}

/** The outcome as a file, and until when the list is kept. */
async function Kept({ found: { id, status, available_until } }: { readonly found: Import }) {
  const [t, locale] = [await getTranslations('imports'), await getLocale()];
  const href = operationUrl(operations['imports.getResult'].path, { params: { import_id: id } });
  return (
    <div className="import-kept">
      {status === 'checking' ? null : (
        <LinkButton variant="secondary" icon="download" href={href} download>
          {t('result')}
        </LinkButton>
      )}
      <p className="fd-hint">{t('until', { date: longDate(available_until, locale) })}</p>
    </div>
  );
}
