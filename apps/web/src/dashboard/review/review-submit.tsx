'use client';
import { Button, TextButton, useIsLive } from '@firstday/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useActionForm } from '../forms/action-form';

interface ReviewSubmitProps {
  readonly look: 'link' | 'primary';
  /** What tells it from the next row's to those who do not see its row. */
  readonly label?: string | undefined;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Opens a form of the queue: a name in a row, or the one button of a page, which then has the focus. */
export function ReviewSubmit({ look, label, isFirst = false, children }: ReviewSubmitProps) {
  const { isSending, state } = useActionForm();
  const isLive = useIsLive();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (state.goTo) window.location.assign(state.goTo);
  }, [state.goTo]);
  const live = <input type="hidden" name="live" value={isLive ? 'yes' : ''} />;
  if (look === 'link')
    return (
      <>
        {live}
        <TextButton type="submit" aria-label={label} aria-disabled={isSending || undefined}>
          {children}
        </TextButton>
      </>
    );
  return (
    <>
      {live}
      <Button type="submit" ref={button} isBusy={isSending || state.goTo !== undefined}>
        {children}
      </Button>
    </>
  );
}
