import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../../../../dashboard/paths';
import { signedIn } from '../../../../dashboard/session';
import { titled } from '../../../../dashboard/title';
import { logAsked } from '../../../../security-log/log-asked';
import { SecurityLogPage } from '../../../../security-log/security-log-page';

interface SecurityLogRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return titled(await signedIn(paths.securityLog), (await getTranslations('securityLog'))('title'));
}

export default async function SecurityLogRoute({ searchParams }: SecurityLogRouteProps) {
  const asked = logAsked(await searchParams);
  const here = withQuery(paths.securityLog, { ...asked });
  return <SecurityLogPage session={await signedIn(here)} here={here} asked={asked} />;
}
