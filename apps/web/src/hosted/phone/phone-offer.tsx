import { getTranslations } from 'next-intl/server';
import type { AskedPage } from '../task/asked-page';
import type { TaskView } from '../task/task-view';
import { phonePath } from './phone-path';

interface PhoneOfferProps {
  readonly view: TaskView;
  readonly page: AskedPage;
}

/** Whoever is asked for pictures at a computer has a better camera in the pocket. Hidden where a finger points. */
export async function PhoneOffer({ view: { session, sheet }, page }: PhoneOfferProps) {
  const asksForPictures = page.fields.some(({ kind }) => kind === 'file');
  if (!asksForPictures || session.side !== 'employee' || session.handover) return null;
  const t = await getTranslations('phone');
  return (
    <p data-desk-only="">
      <a href={phonePath(session.id, { task: sheet.task.id, page: page.id })}>{t('offer')}</a>
    </p>
  );
}
