import { getTranslations } from 'next-intl/server';
import { paths } from '../../../../../dashboard/paths';
import { PolicyEditorPage } from '../../../../../dashboard/policy-editor/policy-editor-page';
import { requireSession } from '../../../../../dashboard/session/current-session';
import { dashboardMetadata } from '../../../../../dashboard/shell/dashboard-metadata';

export async function generateMetadata() {
  const session = await requireSession(paths.newPolicy);
  return dashboardMetadata(session, (await getTranslations('policyEditor'))('newTitle'));
}

export default async function NewPolicyRoute() {
  return <PolicyEditorPage session={await requireSession(paths.newPolicy)} />;
}
