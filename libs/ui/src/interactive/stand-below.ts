import type { RefObject } from 'react';
import { type PartInSight, watchVisiblePart } from './watch-visible-part.js';

const gap = 8;
/** Lower than this a dialog is not made, however little of the page is in sight: its buttons alone take half of it. */
const least = 200;
/** Higher than this no page grows for a dialog: what is in it scrolls. */
const most = 720;

type Box = RefObject<HTMLElement | null>;

/**
 * Keeps a dialog below what opened it, and within what of the page is in sight; the page grows where it is lower than the dialog.
 * @returns undoes it
 */
export function standBelow(dialog: Box, opener: Box): () => void {
  const content = document.querySelector<HTMLElement>('[data-content]');
  let seen: PartInSight | undefined;
  const place = () => {
    const box = dialog.current;
    if (!box) return;
    const below = (opener.current?.getBoundingClientRect().bottom ?? 0) + window.scrollY + gap;
    content?.style.setProperty('min-height', `${below + Math.min(naturalHeight(box), most) + gap}px`);
    const lowest = Math.max(document.documentElement.clientHeight, content?.offsetHeight ?? 0);
    const { top: first, bottom: last } = seen ?? { top: 0, bottom: lowest };
    box.style.setProperty('max-height', `${Math.max(least, last - first - 2 * gap)}px`);
    const top = Math.max(first + gap, Math.min(below, last - box.offsetHeight - gap));
    box.style.setProperty('inset-block-start', `${top}px`);
  };
  place();
  const end = watchVisiblePart((part) => {
    seen = part;
    place();
  });
  const observer = new ResizeObserver(place);
  if (dialog.current) observer.observe(dialog.current);
  window.addEventListener('resize', place);
  return () => {
    end();
    observer.disconnect();
    window.removeEventListener('resize', place);
    content?.style.removeProperty('min-height');
  };
}

/** As high as it would be if nothing of it scrolled. */
function naturalHeight(box: HTMLElement): number {
  const body = box.querySelector('.fd-dialog-body');
  return box.offsetHeight + (body ? body.scrollHeight - body.clientHeight : 0);
}
