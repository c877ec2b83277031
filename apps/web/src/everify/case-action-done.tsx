'use client';
import { Icon } from '@firstday/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** What was just done; it takes the focus, so that it is read first. */
export function CaseActionDone({ children }: { readonly children: ReactNode }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <p className="case-told fd-status" data-tone="good" tabIndex={-1} ref={told}>
      <Icon name="check" />
      {children}
    </p>
  );
}
