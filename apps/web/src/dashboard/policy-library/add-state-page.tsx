import './policy-library.css';
import type { CoverageStatus, LibraryPlan, UserSession } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { Confirm } from '../shell/confirm';
import { RequirePermission } from '../shell/require-permission';
import { addState } from './add-state';
import { jurisdictionName } from './jurisdiction-name';

interface AddStatePageProps {
  readonly session: UserSession;
  /** A place, or `hired`. */
  readonly place: string;
}

/** What becomes of the policies that are added, the most useful first. */
const outcomes = ['asked', 'waits_for_file', 'draft', 'unsure'] as const satisfies readonly CoverageStatus[];

/** The plan before every policy of a place is added. */
export async function AddStatePage({ session, place }: AddStatePageProps) {
  const t = await getTranslations('library');
  const here = paths.addState(place);
  const back = withQuery(paths.policyLibrary, place === 'hired' ? {} : { jurisdiction: place });
  return (
    <RequirePermission session={session} section="policyLibrary" needs="policy:edit" title={t('title')}>
      {async () => {
        const params = { jurisdiction: place };
        const plan = await readOrRedirect(here, 'policy_library.planState', { params });
        if (plan.adds.length === 0)
          return (
            <EmptyState icon="check" title={t('nothingToAdd')}>
              <a href={back}>{t('back')}</a>
            </EmptyState>
          );
        const name = place === 'hired' ? t('whereYouHire') : jurisdictionName(place, t('federal'));
        return (
          <>
            <Back href={back}>{t('back')}</Back>
            <Confirm
              title={t('addStateTitle', { place: name })}
              send={addState.bind(null, toActionContext(session, here), place)}
              submit={t('addStateSubmit', { count: plan.adds.length })}
              isSafe
              keep={back}
            >
              <Plan plan={plan} isOfMany={place === 'hired'} />
            </Confirm>
          </>
        );
      }}
    </RequirePermission>
  );
}

interface PlanProps {
  readonly plan: LibraryPlan;
  readonly isOfMany: boolean;
}

async function Plan({ plan, isOfMany }: PlanProps) {
  const t = await getTranslations('library');
  return (
    <>
      {outcomes.map((status) => {
        const policies = plan.adds.filter((policy) => policy.status === status);
        if (policies.length === 0) return null;
        return (
          <section key={status} aria-labelledby={`plan-${status}`}>
            <h2 id={`plan-${status}`}>{t(`plan_${status}`, { count: policies.length })}</h2>
            <p className="fd-hint">{t(`plan_${status}_hint`)}</p>
            <ul className="library-points">
              {policies.map(({ library_key: key, name, jurisdiction }) => (
                <li key={key}>
                  <a href={paths.libraryPolicy(key)}>
                    <bdi>{name}</bdi>
                  </a>{' '}
                  {isOfMany ? (
                    <bdi className="fd-muted">{jurisdictionName(jurisdiction, t('federal'))}</bdi>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {plan.stays.length === 0 ? null : (
        <p className="fd-hint">{t('planStays', { count: plan.stays.length })}</p>
      )}
    </>
  );
}
