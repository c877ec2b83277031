import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../dashboard/action-form';
import { Submit, TextInput } from '../dashboard/controls';
import { formWords } from '../dashboard/form-words';
import { paths } from '../dashboard/paths';
import { SecretOnce } from '../dashboard/secret-once';
import { secretWords } from '../dashboard/secret-words';
import { placeOf } from '../dashboard/session';
import { makeToken } from './token-actions';

export async function MakeToken({ session }: { readonly session: UserSession }) {
  const t = await getTranslations('tokens');
  return (
    <section className="dash-panel" aria-labelledby="make-token">
      <h2 id="make-token">{t('makeTitle')}</h2>
      <ActionForm
        send={makeToken.bind(null, placeOf(session, paths.apiTokens))}
        words={await formWords()}
        outcome={<SecretOnce words={await secretWords(t('label'))} />}
      >
        <TextInput name="name" label={t('nameLabel')} hint={t('nameHint')} width="20" />
        <p>{session.account.mode === 'test' ? t('opensTest') : t('opensLive')}</p>
        <div className="fd-actions">
          <Submit>{t('make')}</Submit>
        </div>
      </ActionForm>
    </section>
  );
}
