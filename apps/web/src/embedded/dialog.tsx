'use client';
import { Icon } from '@firstday/ui';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useComponent } from './component-context';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** What it stands below: within a frame that is as high as its content, the middle of the page may be out of sight. */
  readonly trigger: RefObject<HTMLElement | null>;
}

const gap = 8;

/** A dialog that is there while it is open; the focus goes in, and back to where it was. */
export function Dialog({ title, children, onClose, trigger }: DialogProps) {
  const { say } = useComponent();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = trigger.current;
    if (!element) return;
    element.showModal();
    const makeRoom = () => place(element, opener);
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    window.addEventListener('resize', makeRoom);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', makeRoom);
      takeRoomBack();
      opener?.focus();
    };
  }, [trigger]);
  return (
    <dialog
      ref={dialog}
      className="cmp-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="cmp-dialog-inner">
        <div className="cmp-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="cmp-icon-button" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Below what opened it, within the page; the page grows where it is lower than that. */
function place(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  const below = (opener?.getBoundingClientRect().bottom ?? 0) + window.scrollY + gap;
  const content = document.querySelector<HTMLElement>('[data-content]');
  const lowest = Math.max(document.documentElement.clientHeight, content?.offsetHeight ?? 0);
  const top = Math.max(gap, Math.min(below, lowest - dialog.offsetHeight - gap));
  dialog.style.setProperty('inset-block-start', `${top}px`);
  content?.style.setProperty('min-height', `${top + dialog.offsetHeight + gap}px`);
}

function takeRoomBack(): void {
  document.querySelector<HTMLElement>('[data-content]')?.style.removeProperty('min-height');
}
