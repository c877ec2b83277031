import type { WorkItem } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import { nearDate } from '../../i18n/near-date';
import { DueDay } from '../shell/due-day';
import { dayAt } from '../../i18n/day-at';

interface OfItem {
  readonly item: WorkItem;
}

/** By when, and the law that says so. */
export function WorkDue({ item }: OfItem) {
  const { legal_basis: law } = item;
  return (
    <span className="today-what">
      <Due item={item} />
      {law === null ? null : (
        <bdi className="fd-small" dir="ltr" lang="en">
          {law}
        </bdi>
      )}
    </span>
  );
}

/** In the employer's days; of what has no day, since when it waits. */
async function Due({ item }: OfItem) {
  const [t, locale, zone] = [await getTranslations('today'), await getLocale(), await getTimeZone()];
  const ago = (moment: string) => nearDate(dayAt(zone, moment), dayAt(zone, new Date()), locale);
  const { due_at: dueAt, due_on: dueOn, since, is_stuck: isStuck } = item;
  if (item.kind === 'employee_forms' && since !== null) {
    const untouched = t('untouchedSince', { date: ago(since) });
    return (
      <span className="fd-day">
        {isStuck ? <StatusWord tone="warn" icon="clock" word={untouched} /> : untouched}
      </span>
    );
  }
  if (dueAt === null || dueOn === null)
    return since === null ? null : (
      <time className="fd-day" dateTime={since}>
        {t('since', { date: ago(since) })}
      </time>
    );
  return <DueDay due_at={dueAt} due_on={dueOn} />;
}
