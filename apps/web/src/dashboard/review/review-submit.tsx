'use client';
import { Button, TextButton } from '@firstday/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useActionForm } from '../forms/action-form';
import { PageLoad } from '../forms/page-load';

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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  if (look === 'link')
    return (
      <>
        <PageLoad />
        <TextButton type="submit" aria-label={label} aria-disabled={isSending || undefined}>
          {children}
        </TextButton>
      </>
    );
  return (
    <>
      <PageLoad />
      <Button type="submit" ref={button} isBusy={isSending || state.goTo !== undefined}>
        {children}
      </Button>
    </>
  );
}
