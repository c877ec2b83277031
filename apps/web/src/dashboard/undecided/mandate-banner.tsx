import '../policy-library/policy-library.css';
import './undecided.css';
import type { EverifyMandate, UserSession } from '@firstday/domain';
import { Banner, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { stateName } from '../new-hires/state-name';
import { paths } from '../paths';
import { CheckedFact } from '../policy-library/checked-fact';
import { hasPermission } from '../session/current-session';
import { MissingFacts } from './missing-facts';

interface MandateBannerProps {
  readonly session: UserSession;
  readonly mandate: EverifyMandate;
  /** Null where the placement names none. */
  readonly employer: string | null;
}

/** That a state requires E-Verify of an employer that does not use it, or may; what that rests on; and what to do. */
export async function MandateBanner({ session, mandate, employer }: MandateBannerProps) {
  const [t, words, locale] = [
    await getTranslations('everifyMandate'),
    await getTranslations('missingFacts'),
    await getLocale(),
  ];
  const { outcome, scope, citation, facts, missing_facts: missing } = mandate;
  const state = stateName(mandate.state);
  const count = formatNumber(locale, mandate.least_employees ?? 0);
  return (
    <Banner
      tone="warn"
      icon="alert"
      title={t(`title_${outcome}`, { state })}
      actions={
        employer !== null && missing.length === 0 && hasPermission(session, 'employer:edit') ? (
          <LinkButton
            variant="secondary"
            size="small"
            icon="pen"
            href={paths.editRecord('employer', employer)}
          >
            {words('edit_employer')}
          </LinkButton>
        ) : undefined
      }
    >
      <p>
        {t(scope, { count })} <bdi lang="en">{citation}</bdi>
      </p>
      {outcome === 'undecided' ? <p>{t(missing.length === 0 ? 'dependsUnrecorded' : 'dependsOn')}</p> : null}
      {missing.length === 0 ? null : <MissingFacts session={session} facts={missing} />}
      <p>{t('whatToDo')}</p>
      {facts.map((fact) => (
        <CheckedFact key={fact.says} fact={fact} />
      ))}
    </Banner>
  );
}
