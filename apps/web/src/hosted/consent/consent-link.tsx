import type { OnboardingSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { consentPath } from './consent-path';
import { hasOwnConsent, readConsent } from './read-consent';

/** Leads to the consent; above the forms of who wants paper, it says so. */
export async function ConsentLink({ session }: { readonly session: OnboardingSession }) {
  if (!hasOwnConsent(session)) return null;
  const t = await getTranslations('consent');
  return (
    <p>
      <a href={consentPath(session.id)}>{t('title')}</a>
    </p>
  );
}

export async function PaperBanner({ session }: { readonly session: OnboardingSession }) {
  if (!hasOwnConsent(session) || (await readConsent(session)).is !== 'withdrawn') return null;
  const t = await getTranslations('consent');
  const frame = await getTranslations('frame');
  const employer = session.employer?.name ?? frame('yourEmployer');
  return (
    <Banner tone="warn" icon="info" title={t('paperTitle')}>
      <p>{t('paperHint', { employer })}</p>
    </Banner>
  );
}
