import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChangedPage, outcomes } from '../../hosted/changed/changed-page';

interface ChangedRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changed');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function ChangedRoute({ searchParams }: ChangedRouteProps) {
  const { token, language, outcome } = await searchParams;
  return (
    <ChangedPage
      token={typeof token === 'string' ? token : ''}
      language={typeof language === 'string' ? language : ''}
      outcome={outcomes.find((one) => one === outcome)}
    />
  );
}
