import type { ComplianceDeadline, UserSession } from '@firstday/domain';
import { LinkButton } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { OpenTaskButton } from '../employees/open-task-button';
import { paths, withQuery } from '../paths';

interface OpenDeadlineProps {
  readonly session: UserSession;
  readonly here: string;
  readonly deadline: ComplianceDeadline;
}

/** The way to where it is done; nothing leads anywhere from what nobody has to do. */
export async function OpenDeadline({ session, here, deadline }: OpenDeadlineProps) {
  const t = await getTranslations('calendar');
  const { assignee_type: side, task_id: task, employee_name: name } = deadline;
  if (side === null) return null;
  if (task === null)
    return (
      <LinkButton
        variant="secondary"
        size="small"
        href={withQuery(paths.newHires, { employer: deadline.employer_id ?? undefined })}
        aria-label={t('openOf', { label: t('openNewHires'), name: name ?? t('unnamed') })}
      >
        {t('openNewHires')}
      </LinkButton>
    );
  return (
    <OpenTaskButton
      session={session}
      here={here}
      task={task}
      side={side}
      label={t(side === 'employee' ? 'openTheirs' : 'openOurs')}
      name={name ?? t('unnamed')}
    />
  );
}
