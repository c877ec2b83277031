import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { TaskView } from '../task/task-view';
import { requestPaperCopy } from './withdraw-consent';
import { hasOwnConsent } from './read-consent';

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
    <form className="hosted-form" action={requestPaperCopy.bind(null, session.id, sheet.task.id)}>
      <div className="fd-actions">
        <button className="fd-button" data-quiet="" data-small="">
          {t('copy')}
        </button>
      </div>
    </form>
  );
}
