'use client';
import { useIsLive } from '@firstday/ui';
import { dueStatusOf } from '../../i18n/due-status';
import { DueWords, type DueWordsProps } from './due-words';

/** By the service's clock until a script knows the reader's zone. */
export function LocalDue({ deadline, locale, status, words }: DueWordsProps) {
  const isLive = useIsLive();
  const shown = isLive ? dueStatusOf(deadline, new Date(), locale) : status;
  return <DueWords deadline={deadline} locale={locale} status={shown} words={words} />;
}
