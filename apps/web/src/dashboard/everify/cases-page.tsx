import type { EverifyCase, UserSession } from '@firstday/domain';
import { Banner, EmptyState, LinkButton, Pagination } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { hasPermission } from '../session/current-session';
import { ListPage } from '../shell/list-page';
import { CaseFilters } from './case-filters';
import { type CaseSearch, caseQuery } from './case-search';
import { CaseTable } from './case-table';

interface CasesPageProps {
  readonly session: UserSession;
  readonly here: string;
  readonly asked: CaseSearch;
}

/** The E-Verify cases that a person may see: without a filter, those that are open. */
export async function CasesPage({ session, here, asked: given }: CasesPageProps) {
  const t = await getTranslations('everifyPages');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="everify"
      needs="everify:view"
      title={t('title')}
      hint={t('hint')}
      action={
        hasPermission(session, 'everify:configure') ? (
          <LinkButton variant="secondary" href={paths.everifyConnection}>
            {t('connection')}
          </LinkButton>
        ) : null
      }
    >
      {() => (
        <>
          {session.account.mode === 'test' ? <Simulated /> : null}
          <GoneChoices gone={gone} />
          <Cases session={session} here={here} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

async function Simulated() {
  const t = await getTranslations('everify');
  return (
    <Banner tone="muted" icon="info">
      {t('simulatedHint')}
    </Banner>
  );
}

/** Of no status, so that there is nothing to narrow. */
async function hasNoCase(here: string): Promise<boolean> {
  return (await readOrRedirect(here, 'everify_cases.list', { query: { per_page: 1 } })).total === 0;
}

async function Cases({ session, here, asked }: CasesPageProps) {
  const { data, total } = await readOrRedirect(here, 'everify_cases.list', { query: caseQuery(asked) });
  const isAsked = Object.values(asked).some(Boolean);
  if (data.length === 0 && !isAsked && (await hasNoCase(here))) return <NoCases isAsked={false} />;
  return (
    <>
      <CaseFilters session={session} asked={asked} />
      {data.length === 0 ? (
        <NoCases isAsked={isAsked} />
      ) : (
        <FoundCases asked={asked} cases={data} total={total} />
      )}
    </>
  );
}

interface FoundCasesProps extends Pick<CasesPageProps, 'asked'> {
  readonly cases: readonly EverifyCase[];
  readonly total: number;
}

async function FoundCases({ asked, cases: data, total }: FoundCasesProps) {
  const [t, words] = [await getTranslations('everifyPages'), await getTranslations('dashboard')];
  const records = await getTranslations('records');
  const { after, ...filters } = asked;
  const last = total > data.length ? data.at(-1)?.id : undefined;
  return (
    <section className="hosted-section">
      {after ? null : <h2>{t('count', { count: total })}</h2>}
      <CaseTable cases={data} />
      {after || last ? (
        <Pagination
          words={{ label: t('pages'), previous: records('firstPage'), next: words('next') }}
          previous={after ? withQuery(paths.everify, filters) : undefined}
          next={last ? withQuery(paths.everify, { ...filters, after: last }) : undefined}
        />
      ) : null}
    </section>
  );
}

async function NoCases({ isAsked }: { readonly isAsked: boolean }) {
  const t = await getTranslations('everifyPages');
  return (
    <EmptyState icon="shield" title={t(isAsked ? 'noneFound' : 'empty')}>
      {isAsked ? <a href={paths.everify}>{t('clear')}</a> : t('emptyHint')}
    </EmptyState>
  );
}
