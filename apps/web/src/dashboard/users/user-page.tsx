import type { User, UserGroup, UserMembership, UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { readOrRedirect } from '../forms/write';
import { Back } from '../shell/back';
import { ProofField } from '../forms/proof-field';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { CreatedByLine } from '../shell/created-by-line';
import { Day } from '../shell/day';
import { formLabels } from '../forms/form-labels';
import { RequirePermission } from '../shell/require-permission';
import { paths } from '../paths';
import { SecretOnce } from '../shell/secret-once';
import { secretLabels } from '../shell/secret-labels';
import { hasPermission, toActionContext } from '../session/current-session';
import { groupNames } from '../groups/group-names';
import { readGroups } from '../groups/read-groups';
import { GroupChoices } from './group-choices';
import { linkLifetimes } from './link-lifetimes';
import { createSignInLink } from './create-sign-in-link';
import { saveUser } from './save-user';
import { userAdvice } from './user-advice';
import { UserSessions } from './user-sessions';

interface UserPageProps {
  readonly session: UserSession;
  readonly id: string;
  readonly done: unknown;
}

export async function UserPage({ session, id, done }: UserPageProps) {
  const t = await getTranslations('users');
  return (
    <RequirePermission session={session} section="users" needs="user:view" title={t('title')} done={done}>
      {async () => {
        const membership = await readMembership(id);
        const isEditor = hasPermission(session, 'user:edit');
        return (
          <div className="dash-column">
            <Back href={paths.users}>{t('back')}</Back>
            <Heading title={{ text: membership.user.email, dir: 'ltr' }}>
              <p className="fd-hint">
                {t('addedOn')} <Day moment={membership.user.created_at} locale={await getLocale()} />
              </p>
              <p>
                <CreatedByLine creator={membership.user.created_by} />
              </p>
            </Heading>
            {isEditor ? <SignInLink session={session} user={membership.user} /> : null}
            {isEditor ? (
              <EditUser session={session} membership={membership} />
            ) : (
              <UserFacts membership={membership} />
            )}
            {isEditor && id !== session.user.id ? (
              <UserSessions session={session} user={membership.user} />
            ) : null}
          </div>
        );
      }}
    </RequirePermission>
  );
}

async function readMembership(id: string): Promise<UserMembership> {
  const here = paths.user(id);
  const user = await readOrRedirect(here, 'users.findById', { params: { user_id: id } });
  const query = { email: user.email, per_page: 1 };
  const [found] = (await readOrRedirect(here, 'users.listMemberships', { query })).data;
  return found ?? { user, groups: [] };
}

async function UserFacts({ membership }: { readonly membership: UserMembership }) {
  const [t, nameOf] = [await getTranslations('users'), await groupNames()];
  const { user, groups } = membership;
  return (
    <dl className="dash-facts">
      <div>
        <dt>{t('groups')}</dt>
        <dd>{groups.length > 0 ? groups.map(nameOf).join(t('separator')) : t('noGroups')}</dd>
      </div>
      <div>
        <dt>{t('externalId')}</dt>
        <dd>{user.external_id ?? t('none')}</dd>
      </div>
    </dl>
  );
}

interface OfUser {
  readonly session: UserSession;
  readonly user: User;
}

/** The service sends nothing itself: whoever invites sends the link on. */
async function SignInLink({ session, user }: OfUser) {
  const t = await getTranslations('users');
  const choices = linkLifetimes.map(({ seconds, label }) => ({ value: String(seconds), label: t(label) }));
  return (
    <section className="dash-panel" aria-labelledby="sign-in-link">
      <h2 id="sign-in-link">{t('linkTitle')}</h2>
      <p>{t('linkHint')}</p>
      <ActionForm
        send={createSignInLink.bind(null, toActionContext(session, paths.user(user.id)), user.email)}
        words={await formLabels()}
        outcome={<SecretOnce words={await secretLabels(t('linkLabel'))} />}
      >
        <SelectInput name="lifetime" label={t('lifetime')} choices={choices} />
        <ProofField session={session} />
        <div className="fd-actions">
          <Submit>{t('linkSubmit')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

interface EditUserProps {
  readonly session: UserSession;
  readonly membership: UserMembership;
}

async function EditUser({ session, membership: { user, groups } }: EditUserProps) {
  const t = await getTranslations('users');
  const isSelf = user.id === session.user.id;
  return (
    <>
      <section className="hosted-section" aria-labelledby="change-user">
        <h2 id="change-user">{t('changeTitle')}</h2>
        <ActionForm
          send={saveUser.bind(null, toActionContext(session, paths.user(user.id)), user.id)}
          check={{ form: 'user', advice: await userAdvice() }}
          words={await formLabels()}
        >
          <FormTextInput name="email" type="email" label={t('email')} initial={user.email} maxLength={320} />
          <FormTextInput
            name="external_id"
            label={t('externalIdLabel')}
            hint={t('externalIdHint')}
            initial={user.external_id ?? ''}
            width="20"
          />
          {isSelf ? <OwnGroups groups={groups} /> : null}
          {isSelf ? null : (
            <GroupChoices
              session={session}
              groups={await readGroups(paths.user(user.id))}
              initial={groups.map(({ id }) => id)}
            />
          )}
          <ProofField session={session} />
          <div className="fd-actions">
            <Submit variant="secondary">{(await getTranslations('dashboard'))('save')}</Submit>
          </div>
        </ActionForm>
      </section>
      {isSelf ? null : (
        <section className="hosted-section" aria-labelledby="delete-user">
          <h2 id="delete-user">{t('deleteSection')}</h2>
          <p>{t('deleteSectionHint')}</p>
          <div className="fd-actions">
            <LinkButton variant="danger" href={paths.deleteUser(user.id)}>
              {t('deleteLink')}
            </LinkButton>
          </div>
        </section>
      )}
    </>
  );
}

async function OwnGroups({ groups }: { readonly groups: readonly UserGroup[] }) {
  const [t, nameOf] = [await getTranslations('users'), await groupNames()];
  return (
    <dl className="dash-facts">
      <div>
        <dt>{t('groups')}</dt>
        <dd>{groups.map(nameOf).join(t('separator'))}</dd>
        <dd className="dash-aside">{t('ownGroups')}</dd>
      </div>
    </dl>
  );
}
