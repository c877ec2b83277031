import { Heading, LinkButton } from '@firstday/ui';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { Back } from '../shell/back';
import { ProofField } from '../forms/proof-field';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { readIfAllowed } from '../forms/write';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { readGroups } from '../groups/read-groups';
import { GroupChoices } from './group-choices';
import { inviteUser } from './invite-user';
import { userAdvice } from './user-advice';

export async function InvitePage({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('users');
  return (
    <RequirePermission session={session} section="users" needs="user:edit" title={t('inviteTitle')}>
      {async () => {
        const settings = await readIfAllowed(paths.newUser, 'message_settings.find', {});
        const isByEmail = settings?.is_sending ?? false;
        return (
          <div className="dash-column">
            <Back href={paths.users}>{t('back')}</Back>
            <Heading title={{ text: t('inviteTitle') }}>
              <p className="fd-hint">{t(isByEmail ? 'inviteByEmailHint' : 'inviteHint')}</p>
            </Heading>
            <ActionForm
              send={inviteUser.bind(null, toActionContext(session, paths.newUser), isByEmail)}
              check={{ form: 'user', advice: await userAdvice() }}
              words={await formLabels()}
            >
              <FormTextInput name="email" type="email" label={t('email')} maxLength={320} />
              <FormTextInput
                name="external_id"
                label={t('externalIdLabel')}
                hint={t('externalIdHint')}
                width="20"
              />
              <GroupChoices session={session} groups={await readGroups(paths.newUser)} initial={[]} />
              <ProofField session={session} />
              <div className="fd-actions">
                <Submit>{t('inviteSubmit')}</Submit>
                <LinkButton variant="secondary" href={paths.users}>
                  {(await getTranslations('dashboard'))('cancel')}
                </LinkButton>
              </div>
            </ActionForm>
          </div>
        );
      }}
    </RequirePermission>
  );
}
