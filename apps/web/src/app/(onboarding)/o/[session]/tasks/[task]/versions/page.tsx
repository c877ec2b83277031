import { getTranslations } from 'next-intl/server';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';
import { readTask } from '../../../../../../../hosted/task/read-task';
import { readVersions } from '../../../../../../../hosted/versions/read-versions';
import { VersionsPage } from '../../../../../../../hosted/versions/versions-page';

interface VersionsRouteProps {
  readonly params: Promise<{ readonly session: string; readonly task: string }>;
}

export async function generateMetadata({ params }: VersionsRouteProps) {
  const { session, task } = await params;
  const view = await readTask(session, task);
  return hostedMetadata(view.session, (await getTranslations('versions'))('title'));
}

export default async function VersionsRoute({ params }: VersionsRouteProps) {
  const { session, task } = await params;
  const [view, versions] = [await readTask(session, task), await readVersions(session, task)];
  return <VersionsPage view={view} versions={versions} />;
}
