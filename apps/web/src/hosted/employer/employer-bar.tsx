import { getTranslations } from 'next-intl/server';
import { readQueueReturn } from '../queue/read-queue-return';
import { DueText } from '../task/due-text';
import { taskPaths } from '../task/task-paths';
import { type SectionView, signedByEmployee, type TaskView } from '../task/task-view';
import './employer-bar.css';

interface EmployerBarProps {
  readonly view: TaskView;
  readonly section: SectionView;
}

/** Above an employer's part: until when it is in time, and what else can be done than to fill it in. */
export async function EmployerBar({ view, section: { state } }: EmployerBarProps) {
  const { session, sheet, edition } = view;
  if (session.side !== 'employer' || session.representative) return null;
  const [t, queue] = [await getTranslations('employer'), await readQueueReturn(session)];
  const paths = taskPaths(session.id, sheet.task.id);
  const { representative } = edition;
  const mayName = representative && sheet.sections.some(({ id }) => id === representative.signs);
  return (
    <div className="employer-bar">
      <DueText {...state} timeZone={session.time_zone} />
      <nav aria-label={t('otherWays')}>
        {signedByEmployee(view) ? <a href={paths.sendBack}>{t('sendBack')}</a> : null}
        {mayName ? <a href={paths.representative}>{t('letExamine')}</a> : null}
        <a href={paths.answers}>{t('readAll')}</a>
        {queue ? <a href={queue.skipped}>{t('skip')}</a> : null}
      </nav>
    </div>
  );
}
