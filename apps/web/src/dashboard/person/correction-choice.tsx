import type { CorrectionRequest, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { answerCorrection } from './answer-correction';

interface CorrectionChoiceProps {
  readonly session: UserSession;
  readonly employee: string;
  readonly request: CorrectionRequest;
  readonly form: string;
}

/** What the employee wants to correct, in their words, and the answer to it. */
export async function CorrectionChoice({ session, employee, request, form }: CorrectionChoiceProps) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const { task_id, reason } = request;
  const place = toActionContext(session, paths.employee(employee));
  return (
    <section className="dash-panel" aria-labelledby={`correction-${task_id}`}>
      <h2 id={`correction-${task_id}`}>
        {t('correctionTitle', { form: formNamesIn(locale)[form]?.text ?? form })}
      </h2>
      <blockquote className="quotation" dir="auto">
        {reason}
      </blockquote>
      <p>{t('correctionHint')}</p>
      <ActionForm send={answerCorrection.bind(null, place, task_id)} words={await formLabels()}>
        <FormTextInput
          name="message"
          label={t('correctionMessage')}
          hint={t('correctionMessageHint')}
          maxLength={2000}
        />
        <div className="fd-actions">
          <Submit name="outcome" value="opened">
            {t('correctionOpen')}
          </Submit>
          <Submit variant="secondary" name="outcome" value="declined">
            {t('correctionDecline')}
          </Submit>
        </div>
      </ActionForm>
    </section>
  );
}
