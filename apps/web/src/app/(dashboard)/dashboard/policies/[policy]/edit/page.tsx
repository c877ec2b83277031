import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../../dashboard/paths';
import { PolicyEditorPage } from '../../../../../../dashboard/policy-editor/policy-editor-page';
import { requireSession } from '../../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../../dashboard/shell/dashboard-metadata';

interface RouteProps {
  readonly params: Promise<{ readonly policy: string }>;
}

export async function generateMetadata({ params }: RouteProps) {
  const session = await requireSession(paths.editPolicy((await params).policy));
  return dashboardMetadata(session, (await getTranslations('policyEditor'))('editTitle'));
}

export default async function EditPolicyRoute({ params }: RouteProps) {
  const { policy } = await params;
  return <PolicyEditorPage session={await requireSession(paths.editPolicy(policy))} id={policy} />;
}
