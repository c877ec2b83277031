import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArrivedPage } from '../../../../hosted/phone/arrived-page';

interface ContinueRouteProps {
  readonly searchParams: Promise<{ readonly code?: string | readonly string[] }>;
}

export async function generateMetadata({ searchParams }: ContinueRouteProps): Promise<Metadata> {
  const t = await getTranslations('phone');
  return { title: t((await searchParams).code === undefined ? 'used' : 'arrived'), referrer: 'no-referrer' };
}

export default async function ContinueRoute({ searchParams }: ContinueRouteProps) {
  const { code } = await searchParams;
  return <ArrivedPage code={typeof code === 'string' ? code : undefined} />;
}
