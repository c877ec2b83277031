import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { HostedAct } from '../act/hosted-act';
import type { TaskView } from '../task/task-view';
import { hasOwnConsent } from './read-consent';
import { requestPaperCopy } from './request-paper-copy';

interface PaperCopyProps {
  readonly view: TaskView;
  readonly isAsked: boolean;
}

/** 15 U.S.C. 7001(c)(1)(B)(iv): a paper copy, from the employer, at no charge. */
export async function PaperCopy({ view: { session, sheet }, isAsked }: PaperCopyProps) {
  if (!hasOwnConsent(session)) return null;
  const t = await getTranslations('consent');
  if (isAsked) return <Banner tone="good" icon="check" title={t('copyAsked')} />;
  return (
    <HostedAct send={requestPaperCopy.bind(null, { session: session.id, task: sheet.task.id })}>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="" data-small="">
          {t('copy')}
        </button>
      </div>
    </HostedAct>
  );
}
