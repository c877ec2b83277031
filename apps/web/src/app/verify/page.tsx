import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VerifyPage } from '../../hosted/verify/verify-page';

interface VerifyRouteProps {
  readonly searchParams: Promise<{ readonly sha256?: string | readonly string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verify');
  return { title: t('title') };
}

export default async function VerifyRoute({ searchParams }: VerifyRouteProps) {
  const { sha256 } = await searchParams;
  return <VerifyPage sha256={typeof sha256 === 'string' ? sha256.trim().toLowerCase() : ''} />;
}
