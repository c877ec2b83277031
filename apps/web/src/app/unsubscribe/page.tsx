import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnsubscribePage } from '../../hosted/unsubscribe/unsubscribe-page';

interface UnsubscribeRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('unsubscribe');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function UnsubscribeRoute({ searchParams }: UnsubscribeRouteProps) {
  const { token, language, done } = await searchParams;
  return (
    <UnsubscribePage
      token={typeof token === 'string' ? token : ''}
      language={typeof language === 'string' ? language : ''}
      isDone={done === 'yes'}
    />
  );
}
