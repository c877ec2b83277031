'use client';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { Failed } from './component-api';
import { useComponent } from './component-context';
import { Dialog } from './dialog';

interface ActionFailedProps {
  readonly failure: Failed;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** Says that what was pressed did not work, until it is closed; another failure is said anew. */
export function ActionFailed({ failure, trigger }: ActionFailedProps) {
  const { say } = useComponent();
  const [closed, setClosed] = useState<Failed>();
  if (closed === failure) return null;
  return (
    <Dialog title={say('failedAction')} trigger={trigger} onClose={() => setClosed(failure)}>
      <p>{failureWords(failure, say)}</p>
      <div className="cmp-dialog-actions">
        <button type="button" className="fd-button" data-small="" onClick={() => setClosed(failure)}>
          {say('close')}
        </button>
      </div>
    </Dialog>
  );
}

export function failureWords(failure: Failed, say: ReturnType<typeof useComponent>['say']): string {
  if (failure.trouble === 'offline') return say('ended_offlineHint');
  return say(failure.trouble === 'refused' ? 'refusedHint' : 'failedHint');
}
