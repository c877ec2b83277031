import { ordinaryPermissions, type UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CodeInput } from '../forms/code-input';
import { ProofField } from '../forms/proof-field';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { FormTextInput } from '../forms/form-text-input';
import { formLabels } from '../forms/form-labels';
import { paths } from '../paths';
import { SecretOnce } from '../shell/secret-once';
import { secretLabels } from '../shell/secret-labels';
import { hasPermission, toActionContext } from '../session/current-session';
import { PermissionChoices } from '../groups/permission-choices';
import { createToken } from './create-token';
import { tokenAdvice } from './token-advice';
import { tokenLifetimes } from './token-input';

interface CreateTokenFormProps {
  readonly session: UserSession;
}

export async function CreateTokenForm({ session }: CreateTokenFormProps) {
  const t = await getTranslations('tokens');
  return (
    <section className="dash-panel" aria-labelledby="make-token">
      <h2 id="make-token">{t('makeTitle')}</h2>
      <ActionForm
        send={createToken.bind(null, toActionContext(session, paths.apiTokens))}
        check={{ form: 'token', advice: await tokenAdvice() }}
        words={await formLabels()}
        outcome={<SecretOnce words={await secretLabels(t('label'))} />}
      >
        <FormTextInput name="name" label={t('nameLabel')} hint={t('nameHint')} width="20" />
        <Scope session={session} />
        <SelectInput
          name="lifetime"
          label={t('lifetimeLabel')}
          choices={tokenLifetimes.map((value) => ({ value, label: t(`lifetime_${value}`) }))}
          initial="365"
        />
        <CodeInput
          name="allowed_networks"
          label={t('networksLabel')}
          hint={t('networksHint')}
          initial=""
          rows={2}
        />
        <p>{session.account.mode === 'test' ? t('opensTest') : t('opensLive')}</p>
        <ProofField session={session} />
        <div className="fd-actions">
          <Submit>{t('make')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}

/** Everything is for those to give who hold everything. */
async function Scope({ session }: CreateTokenFormProps) {
  const t = await getTranslations('tokens');
  const holdsAll = ordinaryPermissions.every((permission) => hasPermission(session, permission));
  return (
    <>
      {holdsAll ? (
        <SelectInput
          name="scope"
          label={t('scopeLabel')}
          choices={[
            { value: 'everything', label: t('everything') },
            { value: 'chosen', label: t('scopeChosen') },
          ]}
          initial="everything"
        />
      ) : (
        <input type="hidden" name="scope" value="chosen" />
      )}
      <details className="token-permissions" open={!holdsAll}>
        <summary id="permissions">{t('choose')}</summary>
        <p className="fd-hint">{t('chooseHint')}</p>
        <PermissionChoices session={session} initial={[]} />
      </details>
    </>
  );
}
