'use client';
import { Icon } from '@firstday/ui';
import type { PageLabels } from './answer-labels';
import type { SaveStatus } from './autosave';

interface SaveStatusLineProps {
  readonly status: SaveStatus;
  readonly isRestored: boolean;
  readonly words: PageLabels;
}

/** Said politely, and never in the way: saving is the page's business. */
export function SaveStatusLine({ status, isRestored, words }: SaveStatusLineProps) {
  const isFailed = status === 'failed' || status === 'ended' || status === 'overtaken';
  const word = {
    ended: words.ended,
    failed: words.notSaved,
    idle: '',
    overtaken: words.overtaken,
    saved: words.saved,
    saving: words.saving,
  }[status];
  return (
    <p className="hosted-save-state" role="status" data-failed={isFailed ? '' : undefined}>
      {status === 'saved' ? <Icon name="check" size={18} /> : null}{' '}
      {word || (isRestored ? words.restored : '')}
    </p>
  );
}
