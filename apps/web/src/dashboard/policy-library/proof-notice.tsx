import type { LibraryCoverage } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { jurisdictionName } from './jurisdiction-name';

/** Whether anything that the library knows was left undecided, where the account hires. */
export async function ProofNotice({ coverage }: { readonly coverage: LibraryCoverage }) {
  const t = await getTranslations('library');
  const { proof, jurisdictions } = coverage;
  const { outcome, counterexample: open, unknown_because: because, unplaced_placement_id: unplaced } = proof;
  if (!jurisdictions.some((one) => one.is_hired_in) && because !== 'work_state_unknown')
    return <p className="fd-hint">{t('hiresNowhere')}</p>;
  if (open)
    return (
      <Banner tone="warn" icon="info">
        {t('undecidedFirst')}{' '}
        <a href={paths.libraryPolicy(open.library_key)}>
          <bdi>{open.name}</bdi>
        </a>{' '}
        (<bdi>{jurisdictionName(open.jurisdiction, t('federal'))}</bdi>)
      </Banner>
    );
  if (outcome === 'decided')
    return (
      <Banner tone="good" icon="check">
        {t('allDecided')}
      </Banner>
    );
  return (
    <Banner tone="warn" icon="info">
      {because === 'not_all_visible' ? t('notAllVisible') : t('workStateUnknown')}{' '}
      {unplaced === null ? null : <a href={paths.record('placement', unplaced)}>{t('openPlacement')}</a>}
    </Banner>
  );
}
