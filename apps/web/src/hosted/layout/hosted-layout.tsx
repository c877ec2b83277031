import { RefreshOnReturn } from '@firstday/ui';
import type { OnboardingSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sessionPath } from '../session/session-token';
import { FocusOnArrival } from './focus-on-arrival';
import { chooseLanguage } from './choose-language';
import { EmployerMark, SessionThemeStyle } from './session-theme-style';
import { LanguageMenu } from '../../i18n/language-menu';
import { QueueKeys } from '../queue/queue-keys';
import { readQueueReturn } from '../queue/read-queue-return';

interface HostedLayoutProps {
  readonly session: OnboardingSession;
  /** The form whose answers are saved on leaving. */
  readonly formId?: string;
  readonly children: ReactNode;
}

/** What stands around every hosted page: whose it is, the language, the way out. */
export async function HostedLayout({ session, formId, children }: HostedLayoutProps) {
  const [t, queue] = [await getTranslations('frame'), await readQueueReturn(session)];
  return (
    <>
      <SessionThemeStyle session={session} />
      <a className="fd-skip" href="#main">
        {t('skip')}
      </a>
      {formId ? <DefaultButton formId={formId} /> : null}
      <header className="hosted-top" data-screen-only="">
        {session.is_test ? (
          <p className="hosted-strip">
            <strong>{t('testMode')}</strong> {t('testModeHint')}
          </p>
        ) : null}
        {session.handover ? <HandedTo session={session} name={session.handover.name} /> : null}
        <div className="hosted-bar">
          <a className="hosted-name" href={sessionPath(session.id)} title={t('allForms')}>
            <EmployerMark session={session} name={session.employer?.name ?? t('product')} />
          </a>
          <LanguageMenu choose={chooseLanguage.bind(null, session.id)} />
          <Leave session={session} {...(formId ? { formId } : {})} />
        </div>
      </header>
      <main className="hosted-main" id="main">
        {children}
      </main>
      <FocusOnArrival />
      {queue ? <QueueKeys /> : null}
      <RefreshOnReturn />
    </>
  );
}

/** Whose hands the device is in. */
async function HandedTo({ session, name }: Pick<HostedLayoutProps, 'session'> & { readonly name: string }) {
  const t = await getTranslations('handover');
  const { first_name, last_name } = session.employee;
  return <p className="hosted-strip">{t('banner', { helper: name, name: `${first_name} ${last_name}` })}</p>;
}

/** Enter in a control presses a form's first button: it must go on, and not be the way out in the page's head. */
function DefaultButton({ formId }: { readonly formId: string }) {
  return (
    <button
      className="fd-visually-hidden"
      form={formId}
      name="intent"
      value="continue"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

async function Leave({ session, formId }: Pick<HostedLayoutProps, 'formId' | 'session'>) {
  const [t, queue] = [await getTranslations('frame'), await readQueueReturn(session)];
  if (!formId && queue)
    return (
      <a className="hosted-leave" href={queue.queue} aria-keyshortcuts="Escape">
        {t('backToQueue')}
      </a>
    );
  if (!formId) {
    return (
      <a className="hosted-leave" href={`${sessionPath(session.id)}/saved`}>
        {session.handover ? (await getTranslations('handover'))('leave') : t('saveAndLeave')}
      </a>
    );
  }
  return (
    <button className="hosted-leave" form={formId} name="intent" value="leave" formNoValidate>
      {queue ? t('backToQueue') : t('saveAndLeave')}
    </button>
  );
}
