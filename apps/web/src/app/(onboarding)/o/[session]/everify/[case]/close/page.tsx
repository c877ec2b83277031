import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EndPage } from '../../../../../../../hosted/everify/end-page';
import { everifyPaths } from '../../../../../../../hosted/everify/everify-paths';
import { readCase } from '../../../../../../../hosted/everify/read-cases';
import { hostedMetadata } from '../../../../../../../hosted/layout/hosted-metadata';

interface CloseRouteProps {
  readonly params: Promise<{ readonly session: string; readonly case: string }>;
}

export async function generateMetadata({ params }: CloseRouteProps) {
  const { session, case: id } = await params;
  const t = await getTranslations('everify');
  return hostedMetadata((await readCase(session, id)).session, t('closeTitle'));
}

export default async function CloseRoute({ params }: CloseRouteProps) {
  const { session, case: id } = await params;
  const view = await readCase(session, id);
  const mayEnd = view.everifyCase.actions.some((action) => action === 'close' || action === 'discard');
  if (view.session.side !== 'employer' || !mayEnd) redirect(everifyPaths(session, id).case);
  return <EndPage view={view} />;
}
