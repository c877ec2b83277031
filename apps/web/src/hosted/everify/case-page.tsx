import { getTranslations } from 'next-intl/server';
import { CaseLayout } from './case-layout';
import { CaseSteps } from '../../everify/case-steps';
import type { HostedCaseView } from './hosted-case-view';

interface CasePageProps {
  readonly view: HostedCaseView;
  readonly done: unknown;
}

/** A case at the employer's onboarding link. */
export async function CasePage({ view, done }: CasePageProps) {
  const t = await getTranslations('everify');
  const { first_name, last_name } = view.session.employee;
  return (
    <CaseLayout view={view} title={t('title', { name: `${first_name} ${last_name}` })} done={done}>
      <CaseSteps view={view} />
    </CaseLayout>
  );
}
