import { toRegionalLocale } from '@firstday/domain/languages';
import type { EverifyStep } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { LocalTime } from '../i18n/local-time';
import { momentIn } from '../i18n/moment-in';
import { stepLabels } from './step-labels';
import type { CaseView } from './case-view';

/** Every step with who and when, oldest first. */
export async function CaseHistory({ view: { everifyCase, name } }: { readonly view: CaseView }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const region = toRegionalLocale(locale);
  return (
    <section className="hosted-section">
      <h2>{t('history')}</h2>
      {everifyCase.case_number ? (
        <p>
          {t('caseNumber')} <bdi>{everifyCase.case_number}</bdi>
        </p>
      ) : null}
      <ol className="case-history">
        {everifyCase.steps.map((step) => (
          <li key={`${step.at} ${step.what} ${step.to ?? ''}`}>
            <LocalTime at={step.at} locale={region}>
              {momentIn(step.at, region, 'UTC')}
            </LocalTime>
            <span>
              {t(stepLabels(step.what))}{' '}
              <span className="fd-muted">({t(`by_${whoOf(step)}`, { name })})</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const others = ['user_session', 'api_token', 'everify'] as const;

/** Of what is done at an onboarding link the employee decides, and the employer does the rest. */
function whoOf({ by, what }: EverifyStep) {
  if (by === 'form_session') return what.startsWith('decided_') ? 'employee' : 'employer';
  return others.find((one) => one === by) ?? 'system';
}
