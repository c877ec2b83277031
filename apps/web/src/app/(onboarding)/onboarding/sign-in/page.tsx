import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { signInPath } from '../../../../dashboard/paths';
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
  const back = `/onboarding?${new URLSearchParams({ link: typeof link === 'string' ? link : '' })}`;
  return <SignInFirst back={back} signIn={signInPath(back)} />;
}
