'use client';
import type { KeyboardEvent } from 'react';
import { useBuilder } from '../builder-context';
import { moved, neighbourOf, onPage, type PageSize, sized } from '../model/box-place';
import { boxesIn, removeBox, setBox } from '../model/set-sheet';
import { focusBox } from './focus-box';

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
};

/** A key that is held down goes faster. */
const stepOf = ({ repeat }: KeyboardEvent): number => (repeat ? 4 : 1);

/** Arrow keys move a box of a page, with Shift they size it, and Delete removes it. */
export function useBoxKeys(size: PageSize) {
  const { model, change } = useBuilder();
  const boxes = boxesIn(model);
  return (event: KeyboardEvent, at: number): void => {
    const [box, arrow] = [boxes[at], arrows[event.key]];
    if (!box || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const next = neighbourOf(boxes, at);
      const left = next === null ? null : next > at ? next - 1 : next;
      change(removeBox(model, at), { box: left });
      focusBox(left);
    }
    if (!arrow) return;
    event.preventDefault();
    const [right, up] = arrow.map((part) => part * stepOf(event));
    // To the right and down it grows, as it is drawn.
    const place = event.shiftKey
      ? sized(box, 'se', right ?? 0, up ?? 0, size)
      : moved(onPage(box, size), right ?? 0, up ?? 0, size);
    change(setBox(model, at, place), { step: `box ${at} ${event.shiftKey ? 'sized' : 'moved'}` });
  };
}
