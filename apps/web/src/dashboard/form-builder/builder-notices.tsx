'use client';
import { Banner, TextButton } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { useBuilder } from './builder-context';
import type { SavingStatus } from './use-draft-saving';

interface BuilderNoticesProps {
  readonly status: SavingStatus;
  readonly missing: ReadonlyMap<string, number>;
  readonly reload: string;
  readonly onRetry: () => void;
}

/** What keeps the form from being saved, and what it lacks in the language beside English. */
export function BuilderNotices({ status, missing, reload, onRetry }: BuilderNoticesProps) {
  const { words, locale, language } = useBuilder();
  return (
    <>
      {status === 'stale' ? (
        <Banner tone="bad" icon="alert" title={words.stale}>
          <p>{words.staleHint}</p>
          <a href={reload}>{words.reload}</a>
        </Banner>
      ) : null}
      {status === 'failed' ? (
        <Banner tone="bad" icon="alert" title={words.failed}>
          <TextButton onClick={onRetry}>{words.retry}</TextButton>
        </Banner>
      ) : null}
      {language && missing.size > 0 ? (
        <p className="fd-hint">
          {formatMessage(words.missingCount, { count: sumOf(missing), language: language.name }, locale)}
        </p>
      ) : null}
    </>
  );
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
