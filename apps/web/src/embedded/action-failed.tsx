'use client';
import { Button } from '@firstday/ui';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { RequestError } from './component-api';
import { useComponent } from './component-context';
import { ComponentDialog } from './component-dialog';

interface ActionFailedProps {
  readonly failure: RequestError;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** Says that what was pressed did not work, until it is closed; another failure is said anew. */
export function ActionFailed({ failure, trigger }: ActionFailedProps) {
  const { say } = useComponent();
  const [closed, setClosed] = useState<RequestError>();
  if (closed === failure) return null;
  return (
    <ComponentDialog
      title={say('failedAction')}
      trigger={trigger}
      onClose={() => setClosed(failure)}
      actions={
        <Button size="small" onClick={() => setClosed(failure)}>
          {say('close')}
        </Button>
      }
    >
      <p>{failureText(failure, say)}</p>
    </ComponentDialog>
  );
}

export function failureText(failure: RequestError, say: ReturnType<typeof useComponent>['say']): string {
  if (failure.code === 'offline') return say('ended_offlineHint');
  return say(failure.code === 'refused' ? 'refusedHint' : 'failedHint');
}
