import type { OnboardingSession } from '@firstday/domain';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** The page first, then whose it is: what a tab and a screen reader say. */
export async function hostedMetadata(session: OnboardingSession, page: string): Promise<Metadata> {
  const t = await getTranslations('frame');
  return { title: t('title', { page, employer: session.employer?.name ?? t('product') }) };
}
