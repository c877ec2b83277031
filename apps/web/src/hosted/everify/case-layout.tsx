import { StatusWord, Heading } from '@firstday/ui';
import '../task-list/task-list.css';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HostedLayout } from '../layout/hosted-layout';
import { sessionPath } from '../session/session-token';
import { CaseDue } from './case-due';
import { caseFormActions } from './case-request';
import { isDueShown, caseStatusLabel } from '../../i18n/case-status-label';
import { everifyPaths } from './everify-paths';
import { AutoRefresh } from '../layout/auto-refresh';
import type { CaseView } from './read-cases';
import { Simulated } from './simulated';
import { CaseActionDone } from './case-action-done';

interface CaseLayoutProps {
  readonly view: CaseView;
  readonly title: string;
  readonly hint?: string;
  /** What was just done, as the address has it. */
  readonly done?: unknown;
  /** A page below the case leads back to it. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** What stands around every page of a case: that it is simulated, where it stands, when it is due. */
export async function CaseLayout({ view, title, hint, done, isBelow, children }: CaseLayoutProps) {
  const { session, everifyCase } = view;
  const t = await getTranslations('everify');
  const { tone, icon, word } = caseStatusLabel(everifyCase, session.side);
  const isAwaited = everifyCase.pending !== null || everifyCase.turn === 'government';
  return (
    <HostedLayout session={session}>
      <a
        className="hosted-back"
        href={isBelow ? everifyPaths(session.id, everifyCase.id).case : sessionPath(session.id)}
      >
        {(await getTranslations('page'))('back')}
      </a>
      <Heading title={{ text: title }}>
        {hint ? <p className="fd-hint">{hint}</p> : null}
        <p className="task-card-facts">
          <StatusWord tone={tone} icon={icon} word={t(word)} />
          {isDueShown(everifyCase, session.side) ? (
            <CaseDue due_on={everifyCase.due_on} urgency={everifyCase.urgency} />
          ) : null}
        </p>
      </Heading>
      <Simulated isSimulated={everifyCase.is_simulated} />
      <Done view={view} done={done} />
      {children}
      <AutoRefresh {...(isAwaited ? { everySeconds: 15 } : {})} />
    </HostedLayout>
  );
}

async function Done({ view, done }: { readonly view: CaseView; readonly done: unknown }) {
  const { everifyCase, session } = view;
  const action = caseFormActions.find((known) => known === done);
  if (!action || everifyCase.refusal) return null;
  const t = await getTranslations('everify');
  return (
    <CaseActionDone key={action}>
      {everifyCase.pending ? t('donePending') : t(`done_${action}`, { name: session.employee.first_name })}
    </CaseActionDone>
  );
}
