'use client';
import { useIsLive } from '@firstday/ui';
import { momentIn } from '../../i18n/moment-in';
import { recentMoment } from '../../i18n/recent-moment';

interface LocalMomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Of the language, with its region. */
  readonly locale: string;
  /** The moment in UTC, which says so: what stands where no script tells the reader's zone. */
  readonly atFirst: string;
}

/** A moment by the reader's own clock; the whole of it is there for whoever points at it. */
export function LocalMoment({ at, locale, atFirst }: LocalMomentProps) {
  const isLive = useIsLive();
  return (
    <time className="dash-whole" dateTime={at} title={isLive ? momentIn(at, locale) : undefined}>
      <bdi>{isLive ? recentMoment(at, new Date(), locale) : atFirst}</bdi>
    </time>
  );
}
