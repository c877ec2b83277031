import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Unavailable } from '../../../../hosted/onboarding/unavailable';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unavailable');
  return { title: t('title') };
}

export default function UnavailablePage() {
  return <Unavailable />;
}
