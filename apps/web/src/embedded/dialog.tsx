'use client';
import { Dialog as ModalDialog } from '@firstday/ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { useComponent } from './component-context';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** What opened it. */
  readonly trigger: RefObject<HTMLElement | null>;
}

/** A dialog of a component: in the middle of its own page, in a frame below what opened it. */
export function Dialog({ trigger, ...dialog }: DialogProps) {
  const { say } = useComponent();
  const isFramed = window.parent !== window;
  return <ModalDialog {...dialog} closeLabel={say('close')} opener={trigger} standsBelow={isFramed} />;
}
