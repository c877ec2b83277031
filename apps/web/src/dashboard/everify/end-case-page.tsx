import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { CaseHeading } from '../../everify/case-heading';
import { EndSteps } from '../../everify/end-steps';
import { endWords } from '../../everify/end-words';
import { mayEnd } from '../../everify/result';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { staffCaseView } from './staff-case-view';

interface EndCasePageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** The end of a case before its result: with a reason, or discarded where E-Verify does not know it. */
export async function EndCasePage({ session, id }: EndCasePageProps) {
  const t = await getTranslations('everifyPages');
  const here = paths.closeEverifyCase(id);
  return (
    <RequirePermission session={session} section="everify" needs="everify:edit" title={t('title')}>
      {async () => {
        const params = { everify_case_id: id };
        const everifyCase = await readOrRedirect(here, 'everify_cases.findById', { params });
        if (!mayEnd(everifyCase)) redirect(paths.everifyCase(id));
        const view = staffCaseView({ session, everifyCase, name: everifyCase.employee_name ?? t('unnamed') });
        return (
          <div className="dash-column">
            <Back href={paths.everifyCase(id)}>{t('backToCase')}</Back>
            <CaseHeading view={view} {...await endWords(view)} />
            <EndSteps view={view} />
          </div>
        );
      }}
    </RequirePermission>
  );
}
