import { getTranslations } from 'next-intl/server';
import { CasePage } from '../../../../../../hosted/everify/case-page';
import { DecisionPage } from '../../../../../../hosted/everify/decision-page';
import { readCaseView } from '../../../../../../hosted/everify/hosted-case-view';
import { readCase } from '../../../../../../hosted/everify/read-cases';
import { hostedMetadata } from '../../../../../../hosted/layout/hosted-metadata';

interface CaseRouteProps {
  readonly params: Promise<{ readonly session: string; readonly case: string }>;
  readonly searchParams: Promise<{ readonly done?: string | readonly string[] }>;
}

export async function generateMetadata({ params }: CaseRouteProps) {
  const { session, case: id } = await params;
  const t = await getTranslations('everify');
  return hostedMetadata((await readCase(session, id)).session, t('name'));
}

export default async function CaseRoute({ params, searchParams }: CaseRouteProps) {
  const { session, case: id } = await params;
  const { done } = await searchParams;
  const view = await readCaseView(session, id);
  return view.session.side === 'employer' ? (
    <CasePage view={view} done={done} />
  ) : (
    <DecisionPage view={view} done={done} />
  );
}
