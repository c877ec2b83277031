'use client';
import { Icon } from '@firstday/ui';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths';
import type { FindProps } from './find-props';

/** Loaded by whoever opens it: a page does without. */
const FindDialog = dynamic(() => import('./find-dialog').then((module) => module.FindDialog), { ssr: false });

/** Opens the dialog that finds: pressed, or by Ctrl K (on a Mac by Command K), wherever the focus is. */
export function FindOpener(props: FindProps) {
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <a
        ref={link}
        className="dash-find"
        href={paths.find}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <span className="dash-find-label">{props.words.trigger}</span>
        <kbd aria-hidden="true">{props.words.keys}</kbd>
      </a>
      {isOpen ? <FindDialog {...props} opener={link} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
