import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInFirst } from '../../../../hosted/onboarding/sign-in-first';

interface SignInFirstRouteProps {
  readonly searchParams: Promise<{ readonly link?: string | readonly string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signInFirst');
  return { title: t('title') };
}

export default async function SignInFirstRoute({ searchParams }: SignInFirstRouteProps) {
  const { link } = await searchParams;
  return <SignInFirst link={typeof link === 'string' ? link : ''} />;
}
