import type { EverifyCase, OnboardingSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import '../task-list/task-list.css';
import { getTranslations } from 'next-intl/server';
import { CaseDue } from '../../everify/case-due';
import { isDueShown, isTheirTurn, caseStatusLabel } from '../../i18n/case-status-label';
import { everifyPaths } from './everify-paths';

interface CaseCardProps {
  readonly everifyCase: EverifyCase;
  readonly session: OnboardingSession;
}

/** An E-Verify case in the list of things to do. */
export async function CaseCard({ everifyCase, session }: CaseCardProps) {
  const [t, list] = [await getTranslations('everify'), await getTranslations('list')];
  const { tone, icon, word } = caseStatusLabel(everifyCase, session.side);
  const isOurs = isTheirTurn(everifyCase, session.side);
  const name = session.employee.first_name;
  return (
    <li className="task-card" data-turn={isOurs ? '' : undefined}>
      <div className="task-card-top">
        <h3>{t('name')}</h3>
        <StatusWord tone={tone} icon={icon} word={t(word)} />
      </div>
      <p className="fd-muted">
        {session.side === 'employer' ? t('purpose', { name }) : t(employeesPurpose(everifyCase))}
      </p>
      {everifyCase.is_simulated ? <p className="fd-small">{t('simulated')}</p> : null}
      {isDueShown(everifyCase, session.side) ? (
        <div className="task-card-facts">
          <CaseDue due_on={everifyCase.due_on} urgency={everifyCase.urgency} />
        </div>
      ) : null}
      <div className="fd-actions">
        <a
          className="fd-button"
          data-quiet={isOurs ? undefined : ''}
          href={everifyPaths(session.id, everifyCase.id).case}
        >
          {isOurs ? list('continueWith', { form: t('name') }) : <Look name={t('name')} />}
        </a>
      </div>
    </li>
  );
}

async function Look({ name }: { readonly name: string }) {
  const t = await getTranslations('list');
  return (
    <>
      {t('look')}
      <span className="fd-visually-hidden"> {name}</span>
    </>
  );
}

/** What the case is to the employee: a mismatch, or what has come of it. */
function employeesPurpose({ status, eligibility_statement }: EverifyCase) {
  if (status === 'PENDING_REFERRAL' || status === 'REFERRED') return 'purposeEmployee';
  return eligibility_statement === 'EMPLOYMENT_AUTHORIZED' ? 'yoursAuthorized' : 'purposeEmployeeAfter';
}
