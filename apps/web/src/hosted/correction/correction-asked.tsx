import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import { taskPaths } from '../task/task-paths';
import type { TaskView } from '../task/task-view';
import { openCorrection } from './open-correction';

/** What the employee asks to correct, to whoever answers for the employer. */
export async function CorrectionAsked({ view: { session, sheet } }: { readonly view: TaskView }) {
  const { correction, task } = sheet;
  if (session.side !== 'employer') return null;
  const t = await getTranslations('correction');
  const name = session.employee.first_name;
  return (
    <HostedAct send={openCorrection.bind(null, { session: session.id, task: task.id })}>
      {correction?.status === 'asked' ? (
        <Banner tone="warn" icon="alert" title={t('theirs', { name })}>
          <blockquote className="quotation" dir="auto">
            {correction.reason}
          </blockquote>
          <p>{t('theirsHint', { name })}</p>
          <div className="fd-actions">
            <button className="fd-button">{t('open', { name })}</button>
            <a className="fd-button" data-quiet="" href={taskPaths(session.id, task.id).correction}>
              {t('decline')}
            </a>
          </div>
        </Banner>
      ) : null}
    </HostedAct>
  );
}
