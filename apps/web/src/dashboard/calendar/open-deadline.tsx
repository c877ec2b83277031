import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { ActionForm } from '../forms/action-form';
import { formLabels } from '../forms/form-labels';
import { Submit } from '../forms/submit';
import { toActionContext } from '../session/current-session';
import { leadToDeadline } from './lead-to-deadline';

interface OpenDeadlineProps {
  readonly session: UserSession;
  readonly here: string;
  readonly deadline: ComplianceDeadline;
}

/** The way to where it is done; nothing leads anywhere from what nobody has to do. */
export async function OpenDeadline({ session, here, deadline }: OpenDeadlineProps) {
  const [t, locale] = [await getTranslations('calendar'), await getLocale()];
  const { assignee_type: side, task_id: task, employee_name: name } = deadline;
  if (side === null) return null;
  const label = t(side === 'employee' ? 'openTheirs' : 'openOurs');
  return (
    <ActionForm
      send={leadToDeadline.bind(null, toActionContext(session, here), { task, side, locale })}
      words={await formLabels()}
    >
      <Submit
        variant="secondary"
        size="small"
        aria-label={t('openOf', { label, name: name ?? t('unnamed') })}
      >
        {label}
      </Submit>
    </ActionForm>
  );
}
