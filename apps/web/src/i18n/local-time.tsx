'use client';
import { useIsLive } from '@firstday/ui';
import { momentIn } from './moment-in';

interface LocalTimeProps {
  /** ISO 8601. */
  readonly at: string;
  /** Of the language, with its region. */
  readonly locale: string;
  /** The moment in UTC, which says so: what stands where no script tells the reader's zone. */
  readonly children: string;
}

/** A moment as the clock of whoever reads it shows it. */
export function LocalTime({ at, locale, children }: LocalTimeProps) {
  const isLive = useIsLive();
  return <time dateTime={at}>{isLive ? momentIn(at, locale) : children}</time>;
}
