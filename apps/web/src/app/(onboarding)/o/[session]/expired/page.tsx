import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Expired } from '../../../../../hosted/onboarding/expired';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('expired');
  return { title: t('title') };
}

/** Below the session's path, where the chosen language is known still. */
export default function SessionExpiredPage() {
  return <Expired />;
}
