import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { LibraryPolicyPage } from '../../../../../../dashboard/policy-library/library-policy-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly policy: string }>;
  readonly searchParams: Promise<{ readonly done?: unknown }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.libraryPolicy((await params).policy));
  return dashboardMetadata(session, (await getTranslations('library'))('policyTab'));
}

export default async function LibraryPolicyRoute({ params, searchParams }: RouteProps) {
  const { policy } = await params;
  const session = await requireSession(paths.libraryPolicy(policy));
  return <LibraryPolicyPage session={session} policyKey={policy} done={(await searchParams).done} />;
}
