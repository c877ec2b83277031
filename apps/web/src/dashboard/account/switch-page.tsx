import { Heading } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ActionForm } from '../forms/action-form';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { DashboardShell } from '../shell/dashboard-shell';
import { home, paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { switchAccountWithPassword } from './switch-account-with-password';

interface SwitchPageProps {
  readonly session: UserSession;
  readonly mode: 'live' | 'test';
}

/** Asks anew who it is before a change of account, or says how the two accounts are joined first. */
export async function SwitchPage({ session, mode }: SwitchPageProps) {
  const t = await getTranslations('accounts');
  if (session.account.mode === mode) redirect(home);
  return (
    <DashboardShell session={session} section="account">
      <div className="dash-column">
        <Heading title={{ text: mode === 'live' ? t('toLive') : t('toTest') }} />
        {session.modes.includes(mode) ? <Proof session={session} mode={mode} /> : <NotLinked mode={mode} />}
      </div>
    </DashboardShell>
  );
}

async function NotLinked({ mode }: { readonly mode: 'live' | 'test' }) {
  const t = await getTranslations('accounts');
  return (
    <>
      <p>{mode === 'live' ? t('fromLive') : t('notLinked')}</p>
      <div className="fd-actions">
        <LinkButton href={paths.account}>{(await getTranslations('dashboard'))('yourAccount')}</LinkButton>
      </div>
    </>
  );
}

async function Proof({ session, mode }: SwitchPageProps) {
  const t = await getTranslations('accounts');
  const send = switchAccountWithPassword.bind(null, toActionContext(session, paths.switchTo(mode)), mode);
  return (
    <>
      <p>{t('proofHint')}</p>
      <ActionForm
        send={send}
        check={{ form: 'proof', advice: { password: t('passwordRequired') } }}
        words={await formLabels()}
      >
        <FormTextInput
          name="password"
          type="password"
          label={t('livePassword')}
          autoComplete="current-password"
          maxLength={200}
        />
        <div className="fd-actions">
          <Submit>{mode === 'live' ? t('toLive') : t('toTest')}</Submit>
          <LinkButton variant="secondary" href={home}>
            {(await getTranslations('dashboard'))('cancel')}
          </LinkButton>
        </div>
      </ActionForm>
      <section className="hosted-section">
        <h2>{t('noPassword')}</h2>
        <p>{t('noPasswordHint')}</p>
      </section>
    </>
  );
}
