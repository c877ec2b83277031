import type { RefObject } from 'react';

const gap = 8;

type Box = RefObject<HTMLElement | null>;

/**
 * Keeps a dialog below what opened it, within the page; the page grows where the dialog is lower than it.
 * @returns undoes it
 */
export function standBelow(dialog: Box, opener: Box): () => void {
  const content = document.querySelector<HTMLElement>('[data-content]');
  const place = () => {
    if (!dialog.current) return;
    const below = (opener.current?.getBoundingClientRect().bottom ?? 0) + window.scrollY + gap;
    const lowest = Math.max(document.documentElement.clientHeight, content?.offsetHeight ?? 0);
    const top = Math.max(gap, Math.min(below, lowest - dialog.current.offsetHeight - gap));
    dialog.current.style.setProperty('inset-block-start', `${top}px`);
    content?.style.setProperty('min-height', `${top + dialog.current.offsetHeight + gap}px`);
  };
  place();
  const observer = new ResizeObserver(place);
  if (dialog.current) observer.observe(dialog.current);
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', place);
    content?.style.removeProperty('min-height');
  };
}
