import { Heading, RefreshOnReturn } from '@firstday/ui';
import type { ReactNode } from 'react';
import { chooseDashboardLanguage } from '../shell/choose-dashboard-language';
import { LanguageMenu } from '../../i18n/language-menu';

interface SignInLayoutProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** What stands around the pages of those who are not signed in. */
export function SignInLayout({ title, hint, children }: SignInLayoutProps) {
  return (
    <>
      <header className="hosted-top">
        <div className="hosted-bar">
          <span className="hosted-name">Firstday</span>
          <LanguageMenu choose={chooseDashboardLanguage} />
        </div>
      </header>
      <main className="hosted-main dash-door" id="main">
        <Heading title={{ text: title }}>{hint ? <p className="fd-hint">{hint}</p> : null}</Heading>
        {children}
      </main>
      <RefreshOnReturn />
    </>
  );
}
