import type { UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { FormTextArea } from '../forms/form-text-area';
import { formLabels } from '../forms/form-labels';
import { SelectInput } from '../forms/select-input';
import { Submit } from '../forms/submit';
import { paths } from '../paths';
import { toActionContext } from '../session/current-session';
import { readSignedParts } from './read-signed-parts';
import { reopenPart } from './reopen-part';

interface CorrectPartProps {
  readonly session: UserSession;
  readonly employee: string;
  readonly task: string;
}

/** How a signed part of a completed form is opened for its signer. */
export async function CorrectPart({ session, employee, task }: CorrectPartProps) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  const parts = await readSignedParts(task, locale);
  if (parts.length === 0) return null;
  const place = toActionContext(session, paths.employee(employee));
  return (
    <details className="dash-panel">
      <summary>{t('reopenTitle')}</summary>
      <p>{t('reopenHint')}</p>
      <ActionForm send={reopenPart.bind(null, place, task)} words={await formLabels()}>
        <SelectInput name="section" label={t('reopenPart')} choices={parts} />
        <FormTextArea
          name="reason"
          label={t('reopenReason')}
          hint={t('reopenReasonHint')}
          maxLength={2000}
          rows={2}
        />
        <div className="fd-actions">
          <Submit variant="secondary">{t('reopenSubmit')}</Submit>
        </div>
      </ActionForm>
    </details>
  );
}
