import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { EndPage } from '../../../../../../../hosted/everify/end-page';
import { readCaseView } from '../../../../../../../hosted/everify/hosted-case-view';
import { readCase } from '../../../../../../../hosted/everify/read-cases';
import { mayEnd } from '../../../../../../../everify/result';
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
  const view = await readCaseView(session, id);
  if (view.side !== 'employer' || !mayEnd(view.everifyCase)) redirect(view.paths.case);
  return <EndPage view={view} />;
}
