import { Heading, StatusWord } from '@firstday/ui';
import './case.css';
import { getTranslations } from 'next-intl/server';
import { caseStatusLabel, isDueShown } from '../i18n/case-status-label';
import { CaseActionDone } from './case-action-done';
import { CaseDue } from './case-due';
import { caseFormActions } from './case-request';
import type { CaseView } from './case-view';
import { Simulated } from './simulated';

interface CaseHeadingProps {
  readonly view: CaseView;
  readonly title: string;
  readonly hint?: string | undefined;
  /** What was just done, as the address has it. */
  readonly done?: unknown;
}

/** The head of every page of a case: that it is simulated, where it stands, when it is due, what was just done. */
export async function CaseHeading({ view, title, hint, done }: CaseHeadingProps) {
  const { everifyCase, side } = view;
  const t = await getTranslations('everify');
  const { tone, icon, word } = caseStatusLabel(everifyCase, side);
  return (
    <>
      <Heading title={{ text: title }}>
        {hint ? <p className="fd-hint">{hint}</p> : null}
        <p className="case-head">
          <StatusWord tone={tone} icon={icon} word={t(word)} />
          {isDueShown(everifyCase, side) ? (
            <CaseDue due_on={everifyCase.due_on} urgency={everifyCase.urgency} />
          ) : null}
        </p>
      </Heading>
      <Simulated isSimulated={everifyCase.is_simulated} />
      <Done view={view} done={done} />
    </>
  );
}

async function Done({ view, done }: Pick<CaseHeadingProps, 'view' | 'done'>) {
  const { everifyCase, name } = view;
  const action = caseFormActions.find((known) => known === done);
  if (!action || everifyCase.refusal) return null;
  const t = await getTranslations('everify');
  return (
    <CaseActionDone key={action}>
      {everifyCase.pending ? t('donePending') : t(`done_${action}`, { name })}
    </CaseActionDone>
  );
}
