import './policy-library.css';
import type { LibraryEntry, UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { ListPage } from '../shell/list-page';
import { jurisdictionName } from './jurisdiction-name';
import { LibraryCard } from './library-card';
import { LibraryFilters } from './library-filters';
import type { LibrarySearch } from './library-search';

interface LibraryPageProps {
  readonly session: UserSession;
  readonly asked: LibrarySearch;
  readonly done: unknown;
}

/** The policies that an account may add, by where they hold. */
export async function LibraryPage({ session, asked, done }: LibraryPageProps) {
  const t = await getTranslations('library');
  return (
    <ListPage
      session={session}
      section="policyLibrary"
      needs="policy:view"
      title={t('title')}
      hint={t('hint')}
      done={done}
    >
      {() => <Library session={session} asked={asked} />}
    </ListPage>
  );
}

async function Library({ session, asked }: Omit<LibraryPageProps, 'done'>) {
  const t = await getTranslations('library');
  const here = withQuery(paths.policyLibrary, { ...asked });
  const { entries } = await readOrRedirect(here, 'policy_library.list', { query: {} });
  const shown = entries.filter(
    (entry) =>
      (asked.jurisdiction === '' || entry.jurisdiction === asked.jurisdiction) &&
      (asked.kind === '' || entry.kind === asked.kind),
  );
  return (
    <>
      <LibraryFilters asked={asked} entries={entries} />
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t('none')}>
          <a href={paths.policyLibrary}>{t('clear')}</a>
        </EmptyState>
      ) : null}
      {[...new Set(shown.map(({ jurisdiction }) => jurisdiction))].map((jurisdiction) => (
        <Jurisdiction
          key={jurisdiction}
          session={session}
          jurisdiction={jurisdiction}
          entries={shown.filter((entry) => entry.jurisdiction === jurisdiction)}
        />
      ))}
    </>
  );
}

interface JurisdictionProps {
  readonly session: UserSession;
  readonly jurisdiction: string;
  readonly entries: readonly LibraryEntry[];
}

async function Jurisdiction({ session, jurisdiction, entries }: JurisdictionProps) {
  const t = await getTranslations('library');
  const id = `of-${jurisdiction}`;
  return (
    <section className="hosted-section" aria-labelledby={id}>
      <h2 id={id}>
        <bdi>{jurisdictionName(jurisdiction, t('federal'))}</bdi>
      </h2>
      <ul className="library-list">
        {entries.map((entry) => (
          <li key={entry.key}>
            <LibraryCard session={session} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
