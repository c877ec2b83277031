'use client';
import { Dialog as ModalDialog } from '@firstday/ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { useComponent } from './component-context';

interface ComponentDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** What opened it. */
  readonly trigger: RefObject<HTMLElement | null>;
}

/** A dialog of a component: in the middle of its own page, in a frame below what opened it. */
export function ComponentDialog({ trigger, ...dialog }: ComponentDialogProps) {
  const { say } = useComponent();
  const isFramed = window.parent !== window;
  return <ModalDialog {...dialog} closeLabel={say('close')} opener={trigger} standsBelow={isFramed} />;
}
