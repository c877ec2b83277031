import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { languageCookie } from '../../../../../i18n/language-cookie';
import { FramedWithoutCookies } from '../../../../../hosted/onboarding/framed-without-cookies';
import { sessionPath, sessionToken } from '../../../../../hosted/session/session-token';

interface FramedRouteProps {
  readonly params: Promise<{ readonly session: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('framed'))('title') };
}

/** Reached within a frame: on to the session where the browser kept its cookie, else out of the frame. */
export default async function FramedRoute({ params, searchParams }: FramedRouteProps) {
  const { session } = await params;
  if (await sessionToken(session)) {
    const isAsked = (await cookies()).has(languageCookie);
    redirect(isAsked ? sessionPath(session) : `${sessionPath(session)}/language`);
  }
  const { link } = await searchParams;
  return <FramedWithoutCookies link={typeof link === 'string' ? link : ''} />;
}
