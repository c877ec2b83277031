import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Expired } from '../../../../hosted/onboarding/expired';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('expired');
  return { title: t('title') };
}

interface ExpiredPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function ExpiredPage({ searchParams }: ExpiredPageProps) {
  return <Expired isAsked={(await searchParams)['asked'] === 'yes'} />;
}
