import type { CoveredPolicy, LibraryCoverage, LibraryEntry, UserSession } from '@firstday/domain';
import { EmptyState, LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { jurisdictionName } from './jurisdiction-name';
import { LibraryCard } from './library-card';
import { isFound, type LibrarySearch } from './library-search';

interface FoundPoliciesProps {
  readonly session: UserSession;
  readonly asked: LibrarySearch;
  readonly coverage: LibraryCoverage;
  readonly here: string;
}

/** The policies of a place, or of a search, each with what is decided about it. */
export async function FoundPolicies({ session, asked, coverage, here }: FoundPoliciesProps) {
  const t = await getTranslations('library');
  const { entries } = await readOrRedirect(here, 'policy_library.list', { query: {} });
  const found = entries.filter((entry) => isFound(entry, asked));
  const covered = new Map(
    coverage.jurisdictions.flatMap(({ policies }) => policies).map((one) => [one.library_key, one]),
  );
  const isKnown = entries.some(({ jurisdiction }) => jurisdiction === asked.jurisdiction);
  const isOfUnknownPlace = asked.jurisdiction !== '' && !isKnown;
  return (
    <>
      <Back href={paths.policyLibrary}>{t('allPlaces')}</Back>
      {found.length === 0 ? (
        <EmptyState icon="search" title={isOfUnknownPlace ? t('nothingKnown') : t('none')}>
          {isOfUnknownPlace ? t('nothingKnownHint') : <a href={paths.policyLibrary}>{t('clear')}</a>}
        </EmptyState>
      ) : null}
      {[...new Set(found.map(({ jurisdiction }) => jurisdiction))].map((jurisdiction) => (
        <Jurisdiction
          key={jurisdiction}
          session={session}
          jurisdiction={jurisdiction}
          entries={found.filter((entry) => entry.jurisdiction === jurisdiction)}
          covered={covered}
        />
      ))}
    </>
  );
}

interface JurisdictionProps {
  readonly session: UserSession;
  readonly jurisdiction: string;
  readonly entries: readonly LibraryEntry[];
  readonly covered: ReadonlyMap<string, CoveredPolicy>;
}

async function Jurisdiction({ session, jurisdiction, entries, covered }: JurisdictionProps) {
  const t = await getTranslations('library');
  const id = `of-${jurisdiction}`;
  const place = jurisdictionName(jurisdiction, t('federal'));
  const isOpen = [...covered.values()].some(
    (one) => one.jurisdiction === jurisdiction && one.status === 'undecided',
  );
  return (
    <section className="hosted-section" aria-labelledby={id}>
      <div className="library-place">
        <h2 id={id}>
          <bdi>{place}</bdi>
        </h2>
        {isOpen && hasPermission(session, 'policy:edit') ? (
          <LinkButton
            icon="plus"
            size="small"
            variant="secondary"
            href={paths.addState(jurisdiction)}
            aria-label={t('addPlaceOne', { place })}
          >
            {t('addPlace')}
          </LinkButton>
        ) : null}
      </div>
      <ul className="library-list">
        {entries.map((entry) => (
          <li key={entry.key}>
            <LibraryCard session={session} entry={entry} covered={covered.get(entry.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
