import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { TaskView } from '../task/task-view';

/** Why a section that was signed is open again. */
export async function NumberAsked({ view }: { readonly view: TaskView }) {
  if (!view.sheet.awaits_social_security_number) return null;
  const t = await getTranslations('correction');
  return (
    <Banner tone="warn" icon="info" title={t('numberOpened')}>
      <p>{t('numberOpenedHint')}</p>
    </Banner>
  );
}
