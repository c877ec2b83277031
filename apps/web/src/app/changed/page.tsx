import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { changeOutcomes } from '../../hosted/changed/change-outcome';
import { ChangedPage } from '../../hosted/changed/changed-page';

interface ChangedRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('changed');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function ChangedRoute({ searchParams }: ChangedRouteProps) {
  const { token, confirm, language, outcome } = await searchParams;
  return (
    <ChangedPage
      token={typeof token === 'string' ? token : ''}
      confirm={typeof confirm === 'string' ? confirm : ''}
      language={typeof language === 'string' ? language : ''}
      outcome={changeOutcomes.find((one) => one === outcome)}
    />
  );
}
