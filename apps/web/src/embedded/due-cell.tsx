'use client';
import { Icon } from '@firstday/ui';
import { useComponent } from './component-context';
import { type DueStatus, formatDateTime } from '../i18n/due-status';
import type { Translate } from './translate';

const tones = { later: undefined, overdue: 'bad', soon: 'warn', today: 'warn' } as const;

interface DueCellProps {
  readonly deadline: DueStatus;
  /** ISO 8601, a day or a moment. */
  readonly due: string;
}

/** “Overdue since Monday, November 16”, with an icon and a colour. */
export function DueCell({ deadline, due }: DueCellProps) {
  const { say, locale } = useComponent();
  const tone = tones[deadline.urgency];
  return (
    <time
      className="fd-status cmp-due"
      data-tone={tone}
      dateTime={due}
      title={due.length > 10 ? formatDateTime(due, locale) : undefined}
    >
      {tone ? <Icon name={tone === 'bad' ? 'alert' : 'clock'} size={18} /> : null}
      {dueText(deadline, say)}
    </time>
  );
}

export function dueText({ urgency: standing, date, days }: DueStatus, say: Translate): string {
  if (standing === 'overdue') return say('overdueSince', { date });
  if (standing === 'today') return say('dueToday');
  return standing === 'soon' ? say('dueSoon', { date, days }) : say('dueOn', { date });
}
