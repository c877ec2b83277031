import { Icon } from '@firstday/ui';
import { type ToldDeadline, type DueStatus } from '../../i18n/due-status';
import { formatMessage } from '../../i18n/format-message';

export interface DueWordsProps {
  readonly deadline: ToldDeadline;
  readonly status: DueStatus;
  readonly locale: string;
  /** Messages with their blanks, by urgency. */
  readonly words: Readonly<Record<DueStatus['urgency'], string>>;
}

const tones = { later: undefined, overdue: 'bad', soon: 'warn', today: 'warn' } as const;

/** A deadline in words, with a sign where it is near or past. */
export function DueWords({ deadline, status: { urgency, date, days }, locale, words }: DueWordsProps) {
  const tone = tones[urgency];
  return (
    <time
      className={tone ? 'fd-day fd-status' : 'fd-day'}
      data-tone={tone}
      dateTime={deadline.due_on ?? deadline.due_at ?? undefined}
    >
      {tone ? <Icon name={tone === 'bad' ? 'alert' : 'clock'} size={18} /> : null}
      {formatMessage(words[urgency], { date, days }, locale)}
    </time>
  );
}
