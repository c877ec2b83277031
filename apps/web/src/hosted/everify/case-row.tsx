import type { EverifyCase, OnboardingSession } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ListRow } from '../task-list/list-row';
import { caseStatusLabel, isDueShown } from '../../i18n/case-status-label';
import { CaseDue } from '../../everify/case-due';
import { everifyPaths } from './everify-paths';

interface CaseRowProps {
  readonly everifyCase: EverifyCase;
  readonly session: OnboardingSession;
}

/** An E-Verify case that is not what is next. */
export async function CaseRow({ everifyCase, session }: CaseRowProps) {
  const t = await getTranslations('everify');
  const { tone, icon, word } = caseStatusLabel(everifyCase, session.side);
  return (
    <ListRow
      name={{ text: t('name') }}
      href={everifyPaths(session.id, everifyCase.id).case}
      isDone={everifyCase.status === 'CLOSED'}
    >
      <StatusWord tone={tone} icon={icon} word={t(word)} />
      {isDueShown(everifyCase, session.side) ? (
        <CaseDue due_on={everifyCase.due_on} urgency={everifyCase.urgency} />
      ) : null}
    </ListRow>
  );
}
