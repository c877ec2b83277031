'use client';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../primitives/button.js';
import { standBelow } from './stand-below.js';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight while the rest scrolls. */
  readonly actions?: ReactNode;
  /** What opened it: the focus goes back there, also in browsers that give a pressed button none. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Below what opened it: in a frame that is as high as its content, the middle of the page may be out of sight. */
  readonly standsBelow?: boolean;
}

/** A dialog that is there while it is open: the focus goes in, stays in, and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, actions, opener, standsBelow = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (opener && standsBelow ? standBelow(box, opener) : undefined), [opener, standsBelow]);
  useEffect(() => {
    const openedBy = opener?.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) openedBy?.focus();
      });
    };
  }, [opener]);
  return (
    <ModalOverlay
      className="fd-scrim"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      data-anchored={standsBelow ? '' : undefined}
    >
      <Modal ref={box} className="fd-dialog-box">
        <AriaDialog className="fd-dialog">
          <div className="fd-dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="fd-dialog-body">{children}</div>
          {actions ? <div className="fd-dialog-actions">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
