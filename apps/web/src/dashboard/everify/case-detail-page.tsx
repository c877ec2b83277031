import type { EverifyCase, UserSession } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { CaseHeading } from '../../everify/case-heading';
import { CaseHistory } from '../../everify/case-history';
import { CaseSteps } from '../../everify/case-steps';
import type { CaseView } from '../../everify/case-view';
import { FollowCase } from '../../everify/follow-case';
import { LinkToEmployee } from '../employees/link-to-employee';
import { OpenTaskButton } from '../employees/open-task-button';
import { readOrRedirect } from '../forms/write';
import { permissionLabels } from '../groups/permission-labels';
import { paths } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { RequirePermission } from '../shell/require-permission';
import { missingPermission } from './missing-permission';
import { staffCaseView } from './staff-case-view';
import { Fact } from '../shell/fact';

interface CaseDetailPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

/** A case in the dashboard: the same steps as at the employer's onboarding link, for those who may take them. */
export async function CaseDetailPage({ session, id, done }: CaseDetailPageProps) {
  const t = await getTranslations('everifyPages');
  const here = paths.everifyCase(id);
  return (
    <RequirePermission session={session} section="everify" needs="everify:view" title={t('title')}>
      {async () => {
        const params = { everify_case_id: id };
        const everifyCase = await readOrRedirect(here, 'everify_cases.findById', { params });
        const name = everifyCase.employee_name ?? t('unnamed');
        const view = staffCaseView({ session, everifyCase, name });
        const title = (await getTranslations('everify'))('title', { name });
        return (
          <div className="dash-column everify-case">
            <Back href={paths.everify}>{t('back')}</Back>
            <CaseHeading view={view} title={title} done={done} />
            <Whose session={session} everifyCase={everifyCase} />
            <Work session={session} view={view} />
            <FollowCase everifyCase={everifyCase} />
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface WorkProps {
  readonly session: UserSession;
  readonly view: CaseView;
}

/** The steps; or, for whoever may not take the next one, who may, and what has been done so far. */
async function Work({ session, view }: WorkProps) {
  const missing = missingPermission(session, view.everifyCase);
  if (missing === undefined) return <CaseSteps view={view} />;
  const [t, words] = [await getTranslations('everifyPages'), await permissionLabels()];
  return (
    <>
      <Banner tone="muted" icon="lock" title={t('notYours')}>
        <p>{t('notYoursHint', { permission: words(missing) })}</p>
      </Banner>
      <CaseHistory view={view} />
    </>
  );
}

interface WhoseProps {
  readonly session: UserSession;
  readonly everifyCase: EverifyCase;
}

/** The person, the employer and the form, each the way to itself. */
async function Whose({ session, everifyCase }: WhoseProps) {
  const t = await getTranslations('everifyPages');
  const { id, employee_id, employee_name: name, employer_name: employer, task_id } = everifyCase;
  return (
    <dl className="fact-list">
      <Fact label={t('employee')}>
        <LinkToEmployee session={session} id={employee_id} name={name} unnamed={t('unnamed')} />
      </Fact>
      {employer === null ? null : (
        <Fact label={t('employer')}>
          <bdi>{employer}</bdi>
        </Fact>
      )}
      {hasPermission(session, 'task:edit') ? (
        <Fact label={t('form')}>
          <OpenTaskButton
            session={session}
            here={paths.everifyCase(id)}
            task={task_id}
            side="employer"
            label={t('openForm')}
            name={name ?? t('unnamed')}
          />
        </Fact>
      ) : null}
    </dl>
  );
}
