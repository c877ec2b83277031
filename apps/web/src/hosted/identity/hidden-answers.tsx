import type { Page } from '@firstday/forms';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { hasHiddenAnswers, type TaskView } from '../task/task-view';
import { identityPath, isCodePossible } from './identity-path';

interface HiddenAnswersProps {
  readonly view: TaskView;
  readonly page: Page;
}

/** Above questions that were answered on another device: what leaving them empty does, and how to see the answers. */
export async function HiddenAnswers({ view, page }: HiddenAnswersProps) {
  const { session, sheet } = view;
  if (session.side !== 'employee' || session.handover || !hasHiddenAnswers(view, page)) return null;
  const t = await getTranslations('page');
  return (
    <Banner tone="muted" icon="lock" title={t('hiddenTitle')}>
      <p>{t('hiddenWhy')}</p>
      {isCodePossible(session) ? (
        <p>
          <a href={identityPath(session.id, { task: sheet.task.id, page: page.id })}>{t('hiddenShow')}</a>
        </p>
      ) : null}
    </Banner>
  );
}
