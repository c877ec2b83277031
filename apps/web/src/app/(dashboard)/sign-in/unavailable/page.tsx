import { getTranslations } from 'next-intl/server';
import { home, safeReturnPath } from '../../../../dashboard/paths';
import { Unavailable } from '../../../../hosted/onboarding/unavailable';
import { linkPath } from '../../../../dashboard/sign-in/pending-link';

interface UnavailableRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('unavailable'))('title') };
}

export default async function UnavailableRoute({ searchParams }: UnavailableRouteProps) {
  const [{ to }, t] = [await searchParams, await getTranslations('dashboard')];
  if (to === linkPath) return <Unavailable isAtWork again={linkPath} />;
  const again = safeReturnPath(to);
  const isElsewhere = again.startsWith(`${home}/`);
  return (
    <Unavailable
      isAtWork
      again={again}
      {...(isElsewhere && { elsewhere: { href: home, label: t('toHome') } })}
    />
  );
}
