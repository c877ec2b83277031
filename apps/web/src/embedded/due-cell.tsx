'use client';
import { Icon } from '@firstday/ui';
import { type ToldDeadline, dueStatusOf, formatDateTime, isDayKnown } from '../i18n/due-status';
import { useComponent } from './component-context';

const tones = { later: undefined, overdue: 'bad', soon: 'warn', today: 'warn' } as const;
const words = { later: 'dueOn', overdue: 'wasDue', soon: 'dueSoon', today: 'dueToday' } as const;

/** “Late: was due Thu, Nov 19”, with an icon and a colour. */
export function DueCell({ deadline }: { readonly deadline: ToldDeadline }) {
  const { say, locale } = useComponent();
  const { urgency, date, days } = dueStatusOf(deadline, new Date(), locale);
  const tone = tones[urgency];
  const due = deadline.due_on ?? deadline.due_at ?? undefined;
  return (
    <time
      className="fd-status cmp-due"
      data-tone={tone}
      dateTime={due}
      title={due === undefined || isDayKnown(deadline) ? undefined : formatDateTime(due, locale)}
    >
      {tone ? <Icon name={tone === 'bad' ? 'alert' : 'clock'} size={18} /> : null}
      {say(words[urgency], { date, days })}
    </time>
  );
}
