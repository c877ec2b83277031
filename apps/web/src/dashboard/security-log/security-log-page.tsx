import { operations, type UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, Pagination } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { operationUrl } from '../../api/operation-url';
import { readIfAllowed } from '../forms/write';
import { ListPage } from '../shell/list-page';
import { OnlyForAll } from '../shell/only-for-all';
import { paths, withQuery } from '../paths';
import { type LogSearch, logQuery } from './log-search';
import { LogFilters } from './log-filters';
import { LogRows } from './log-rows';

interface SecurityLogPageProps {
  readonly session: UserSession;
  readonly here: string;
  readonly asked: LogSearch;
}

export async function SecurityLogPage({ session, here, asked }: SecurityLogPageProps) {
  const t = await getTranslations('securityLog');
  const everything = { ...asked, cursor: '' };
  return (
    <ListPage
      session={session}
      section="securityLog"
      needs="security_log:view"
      title={t('title')}
      hint={t('hint')}
      action={
        <LinkButton
          variant="secondary"
          icon="download"
          href={operationUrl(operations['security_events.export'].path, { query: logQuery(everything) })}
          download
        >
          {t('export')}
        </LinkButton>
      }
    >
      {() => (
        <>
          <LogFilters asked={everything} />
          <Entries here={here} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

async function Entries({ here, asked }: { readonly here: string; readonly asked: LogSearch }) {
  const t = await getTranslations('securityLog');
  const answer = await readIfAllowed(here, 'security_events.list', { query: logQuery(asked) });
  if (answer === undefined) return <OnlyForAll />;
  const { data, next_cursor: next } = answer;
  const { cursor, ...filters } = asked;
  const isAsked = Object.values(asked).some(Boolean);
  if (data.length === 0)
    return (
      <EmptyState icon="shield" title={t(isAsked ? 'noneFound' : 'empty')}>
        {isAsked ? null : t('emptyHint')}
      </EmptyState>
    );
  return (
    <section className="hosted-section">
      <LogRows events={data} filters={filters} />
      {cursor || next ? (
        <Pagination
          words={{ label: t('pages'), previous: t('newest'), next: t('older') }}
          previous={cursor ? withQuery(paths.securityLog, filters) : undefined}
          next={next ? withQuery(paths.securityLog, { ...filters, cursor: next }) : undefined}
        />
      ) : null}
    </section>
  );
}
