import '../calendar/deadline-table.css';
import type { DueNewHire } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { DueDay } from '../shell/due-day';

/** The last day, by which law, and whether anybody has checked it. */
export async function HireDue({
  hire: { due_at, due_on, legal_basis: law, is_sure: isSure },
}: {
  readonly hire: DueNewHire;
}) {
  const t = await getTranslations('newHires');
  return (
    <div className="due-what fd-day">
      <DueDay due_at={due_at} due_on={due_on} />
      <bdi className="fd-muted due-law" dir="ltr" lang="en">
        {law}
      </bdi>
      {isSure ? null : <span className="fd-muted">{t('unsure')}</span>}
    </div>
  );
}
