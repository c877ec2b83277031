import { operations, type UserSession } from '@firstday/domain';
import { EmptyState, LinkButton, Pagination } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
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
  return (
    <ListPage
      session={session}
      section="securityLog"
      needs="security_log:view"
      title={t('title')}
      hint={t('hint')}
      action={<Export here={here} asked={asked} />}
    >
      {() => <Entries here={here} asked={asked} />}
    </ListPage>
  );
}

type EntriesProps = Omit<SecurityLogPageProps, 'session'>;

/** Undefined for whoever does not see every record. The button and the rows ask once. */
const readEntries = cache((here: string, asked: LogSearch) =>
  readIfAllowed(here, 'security_events.list', { query: logQuery(asked) }),
);

const everything = (asked: LogSearch): LogSearch => ({ ...asked, cursor: '' });

async function Export({ here, asked }: EntriesProps) {
  if ((await readEntries(here, asked)) === undefined) return null;
  const t = await getTranslations('securityLog');
  return (
    <LinkButton
      variant="secondary"
      icon="download"
      href={operationUrl(operations['security_events.export'].path, { query: logQuery(everything(asked)) })}
      download
    >
      {t('export')}
    </LinkButton>
  );
}

async function Entries({ here, asked }: EntriesProps) {
  const answer = await readEntries(here, asked);
  if (answer === undefined) return <OnlyForAll />;
  return (
    <>
      <LogFilters asked={everything(asked)} />
      <Found answer={answer} asked={asked} />
    </>
  );
}

interface FoundProps extends Pick<EntriesProps, 'asked'> {
  readonly answer: NonNullable<Awaited<ReturnType<typeof readEntries>>>;
}

async function Found({ answer, asked }: FoundProps) {
  const t = await getTranslations('securityLog');
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
