import { getTranslations } from 'next-intl/server';
import { safeReturnPath } from '../../../../dashboard/paths';
import { Unavailable } from '../../../../hosted/onboarding/unavailable';
import { linkPath } from '../../../../dashboard/sign-in/pending-link';

interface UnavailableRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('unavailable'))('title') };
}

export default async function UnavailableRoute({ searchParams }: UnavailableRouteProps) {
  const { to } = await searchParams;
  return <Unavailable again={to === linkPath ? linkPath : safeReturnPath(to)} />;
}
