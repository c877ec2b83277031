import './policy-library.css';
import type { LibraryCoverage, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { ListPage } from '../shell/list-page';
import { ProofNotice } from './proof-notice';
import { CoverageTable } from './coverage-table';
import { FoundPolicies } from './found-policies';
import { LibraryFilters } from './library-filters';
import { OtherPlaces } from './other-places';
import { isLibraryNarrowed, type LibrarySearch } from './library-search';

interface LibraryPageProps {
  readonly session: UserSession;
  readonly asked: LibrarySearch;
  readonly done: unknown;
}

/** The policies that an account may add: a line for each place, and those of a place or a search. */
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
  const here = withQuery(paths.policyLibrary, { ...asked });
  const coverage = await readOrRedirect(here, 'policy_library.coverage', { query: { places: 'all' } });
  const places = coverage.jurisdictions.map(({ jurisdiction }) => jurisdiction);
  return (
    <>
      <LibraryFilters asked={asked} places={places} />
      {isLibraryNarrowed(asked) ? (
        <FoundPolicies session={session} asked={asked} coverage={coverage} here={here} />
      ) : (
        <Places session={session} coverage={coverage} />
      )}
    </>
  );
}

interface PlacesProps {
  readonly session: UserSession;
  readonly coverage: LibraryCoverage;
}

/** Where the account hires first: there something is left to do. */
async function Places({ session, coverage }: PlacesProps) {
  const t = await getTranslations('library');
  const hired = coverage.jurisdictions.filter((place) => place.is_hired_in);
  const others = coverage.jurisdictions.filter((place) => !place.is_hired_in);
  const hasToAdd = hired.some(({ policies }) => policies.some(({ status }) => status === 'undecided'));
  return (
    <>
      <section className="hosted-section" aria-labelledby="hired">
        <h2 id="hired">{t('whereYouHire')}</h2>
        <ProofNotice coverage={coverage} />
        {hired.length === 0 ? null : <CoverageTable caption={t('whereYouHire')} places={hired} />}
        {hasToAdd && hasPermission(session, 'policy:edit') ? (
          <div className="fd-actions">
            <LinkButton icon="plus" href={paths.addState('hired')}>
              {t('addHired')}
            </LinkButton>
          </div>
        ) : null}
      </section>
      <section className="hosted-section" aria-labelledby="elsewhere">
        <h2 id="elsewhere">{hired.length === 0 ? t('chooseStates') : t('elsewhere')}</h2>
        <OtherPlaces places={others} />
      </section>
    </>
  );
}
