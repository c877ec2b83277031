'use client';
import { Icon, useIsLive } from '@firstday/ui';
import { type DayWidth, type DueStatus, dueStatusAt } from '../../i18n/due-status';
import { formatMessage } from '../../i18n/format-message';

interface LocalDueProps {
  /** ISO 8601. */
  readonly moment: string;
  readonly locale: string;
  readonly width: DayWidth;
  /** How it stands by the service's clock: what stands where no script knows the reader's zone. */
  readonly atFirst: DueStatus;
  /** Messages with their blanks, by urgency. */
  readonly words: Readonly<Record<DueStatus['urgency'], string>>;
}

const tones = { later: undefined, overdue: 'bad', soon: 'warn', today: 'warn' } as const;

/** A deadline in words, with a sign where it is near or past. */
export function LocalDue({ moment, locale, width, atFirst, words }: LocalDueProps) {
  const isLive = useIsLive();
  const { urgency, date, days } = isLive ? dueStatusAt(moment, new Date(), locale, width) : atFirst;
  const tone = tones[urgency];
  return (
    <time className={tone ? 'fd-day fd-status' : 'fd-day'} data-tone={tone} dateTime={moment}>
      {tone ? <Icon name={tone === 'bad' ? 'alert' : 'clock'} size={18} /> : null}
      {formatMessage(words[urgency], { date, days }, locale)}
    </time>
  );
}
