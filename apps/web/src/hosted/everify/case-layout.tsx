import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HostedLayout } from '../layout/hosted-layout';
import { sessionPath } from '../session/session-token';
import { CaseHeading } from '../../everify/case-heading';
import { FollowCase } from '../../everify/follow-case';
import type { HostedCaseView } from './hosted-case-view';

interface CaseLayoutProps {
  readonly view: HostedCaseView;
  readonly title: string;
  readonly hint?: string;
  /** What was just done, as the address has it. */
  readonly done?: unknown;
  /** A page below the case leads back to it. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/** What stands around every page of a case at an onboarding link. */
export async function CaseLayout({ view, title, hint, done, isBelow, children }: CaseLayoutProps) {
  const { session, everifyCase, paths } = view;
  return (
    <HostedLayout session={session}>
      <a className="hosted-back" href={isBelow ? paths.case : sessionPath(session.id)}>
        {(await getTranslations('page'))('back')}
      </a>
      <CaseHeading view={view} title={title} hint={hint} done={done} />
      {children}
      <FollowCase everifyCase={everifyCase} />
    </HostedLayout>
  );
}
