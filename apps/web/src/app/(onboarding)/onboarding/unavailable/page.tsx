import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Unavailable } from '../../../../onboarding/unavailable';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unavailable');
  return { title: t('title') };
}

export default function UnavailablePage() {
  return <Unavailable />;
}
