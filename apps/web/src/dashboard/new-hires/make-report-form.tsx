import './new-hires.css';
import type { UserSession } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { CheckboxList } from '../forms/checkbox-list';
import { formLabels } from '../forms/form-labels';
import { FormTextInput } from '../forms/form-text-input';
import { Submit } from '../forms/submit';
import { toActionContext } from '../session/current-session';
import { makeReport } from './make-report';
import { hasBegun, isOnlyTooLong, type NewHireGroup } from './new-hire-groups';

interface MakeReportFormProps {
  readonly session: UserSession;
  readonly here: string;
  readonly group: NewHireGroup;
  readonly state: string;
  readonly title: string;
  readonly today: string;
}

/** Makes the file of those who are ready; or notes that all of them were reported another way. */
export async function MakeReportForm({ session, here, group, state, title, today }: MakeReportFormProps) {
  const [t, words] = [await getTranslations('newHires'), await formLabels()];
  const place = toActionContext(session, here);
  // Of several groups on a page each has its own.
  const confirmation = `confirmation-${group.key}`;
  const waiting = group.hires.filter((hire) => hire.new_hire_report_id === null && hasBegun(hire, today));
  const isLong = waiting.some(isOnlyTooLong);
  const isReady = isLong || waiting.some(({ obstacles }) => obstacles.length === 0);
  if (waiting.length === 0) return null;
  const send = (isElsewhere: boolean) =>
    makeReport.bind(null, place, { employer: group.employerId, state, isElsewhere, confirmation });
  return (
    <div className="new-hire-actions">
      {isReady ? (
        <ActionForm send={send(false)} words={words}>
          {isLong ? (
            <CheckboxList
              id={`shortens-${group.key}`}
              name="shortens"
              label={t('make')}
              choices={[{ value: 'true', label: t('shortens') }]}
              initial={[]}
            />
          ) : null}
          <div className="fd-actions">
            <Submit aria-label={t('makeOf', { group: title })}>{t('make')}</Submit>
          </div>
        </ActionForm>
      ) : null}
      <details>
        <summary>{t('otherWay')}</summary>
        <ActionForm send={send(true)} words={words}>
          <p className="fd-hint">{t('otherWayHint')}</p>
          <FormTextInput name={confirmation} label={t('otherWayHow')} maxLength={500} />
          <div className="fd-actions">
            <Submit variant="secondary" aria-label={t('otherWaySaveOf', { group: title })}>
              {t('otherWaySave')}
            </Submit>
          </div>
        </ActionForm>
      </details>
    </div>
  );
}
