import type { OnboardingSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';

/**
 * Told to the employee in their language, before anything else: what the employer has to see, by when, and whose choice it is.
 * It is done in person: no form waits for them.
 */
export async function DocumentAsked({ session }: { readonly session: OnboardingSession }) {
  const [t, frame, locale] = [
    await getTranslations('list'),
    await getTranslations('frame'),
    await getLocale(),
  ];
  if (session.side !== 'employee') return null;
  const employer = session.employer?.name ?? frame('yourEmployer');
  return session.tasks.map(({ id, document_asked: asked }) =>
    asked === null ? null : (
      <Banner key={id} tone="warn" icon="alert" title={t('documentAsked')}>
        <p>
          {asked.due_on
            ? t('documentAskedBy', { employer, date: longDate(asked.due_on, locale) })
            : t('documentAskedSoon', { employer })}
        </p>
        <p>{t('documentAskedChoice')}</p>
      </Banner>
    ),
  );
}
