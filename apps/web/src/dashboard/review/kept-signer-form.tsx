import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { readSigner } from '../../review-queue/kept-signer';
import { toActionContext } from '../session/current-session';
import { reviewPath, type ReviewSearch } from './review-search';
import { saveSigner } from './save-signer';
import { signerAdvice } from './signer-advice';

interface KeptSignerFormProps {
  readonly session: UserSession;
  readonly asked: ReviewSearch;
}

/** As whom one signs, written once: without it each form asks who signs. */
export async function KeptSignerForm({ session, asked }: KeptSignerFormProps) {
  const t = await getTranslations('reviewQueue');
  const signer = await readSigner(session.user.id);
  return (
    <details className="review-signer">
      <summary>
        {signer ? t('signsAs', { name: signer.name, title: signer.title }) : t('signsAsNobody')}
      </summary>
      <ActionForm
        send={saveSigner.bind(null, toActionContext(session, reviewPath(asked)), asked)}
        check={{ form: 'signer', advice: await signerAdvice() }}
        words={await formLabels()}
      >
        <p className="fd-hint">{t('signerHint', { email: session.user.email })}</p>
        <FormTextInput
          name="name"
          label={t('signerName')}
          autoComplete="name"
          initial={signer?.name ?? ''}
          maxLength={120}
        />
        <FormTextInput
          name="title"
          label={t('signerTitle')}
          autoComplete="organization-title"
          initial={signer?.title ?? ''}
          maxLength={120}
        />
        <div className="fd-actions">
          <Submit variant="secondary">{t('signerSave')}</Submit>
        </div>
      </ActionForm>
    </details>
  );
}
