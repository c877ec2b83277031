'use client';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { paths } from '../../paths';
import { useBuilder } from '../builder-context';
import {
  readingOrderOf,
  moved,
  neighbourOf,
  onPage,
  type PageSize,
  shareOf,
  sized,
} from '../model/box-place';
import { addBox, boxesIn, removeBox, setBox, shownOf } from '../model/set-sheet';
import { boxesOnPage } from './boxes-on-page';
import { boxId, focusBox } from './focus-box';
import { useBoxDrag } from './use-box-drag';
import { SheetBox } from './sheet-box';

interface SheetPageProps {
  readonly sha256: string;
  /** From 1. */
  readonly number: number;
  readonly size: PageSize;
  /** How wide the picture is that fits the place, in pixels. */
  readonly pictureWidth: number;
}

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
};

/** A key that is held down goes faster. */
const stepOf = ({ repeat }: KeyboardEvent): number => (repeat ? 4 : 1);

/** A page of the PDF with its places over it: they are drawn, moved and sized by pointer and by keyboard alike. */
export function SheetPage({ sha256, number, size, pictureWidth }: SheetPageProps) {
  const { words, locale, model, selected, box: selectedBox, select, change } = useBuilder();
  const page = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const boxes = boxesIn(model);
  const shown = useMemo(() => boxesOnPage(model, number, words), [model, number, words]);

  const { dragged, start, listeners } = useBoxDrag({
    page,
    size,
    onDrop: ({ at }, place) => {
      if (at !== null) return change(setBox(model, at, place));
      change(addBox(model, { page: number, ...place, ...shownOf(model, selected) }), { box: boxes.length });
      focusBox(boxes.length);
    },
    onPress: ({ at }) => {
      if (at === null && selectedBox !== null) select(selected);
    },
  });

  const press = (event: KeyboardEvent, at: number) => {
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

  return (
    <div
      ref={page}
      className="sheet-page"
      dir="ltr"
      role="group"
      aria-label={formatMessage(words.sheet.pageLabel, { page: number }, locale)}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      {...listeners}
      onPointerDown={(event: PointerEvent) => {
        // A finger on the page scrolls it: it adds boxes with the button.
        if (event.pointerType !== 'touch')
          start(event, { at: null, handle: 'draw', place: { x: 0, y: 0, width: 0, height: 0 } });
      }}
    >
      <img
        className="sheet-picture"
        src={paths.formPdfPage(sha256, number, pictureWidth)}
        alt=""
        draggable={false}
      />
      <p className="fd-visually-hidden" id={hintId}>
        {words.sheet.keys}
      </p>
      {shown.map(({ at, box, label, part, isEmpty }) => (
        <SheetBox
          key={at}
          id={boxId(at)}
          label={label}
          hintId={hintId}
          place={dragged?.at === at ? dragged.place : box}
          size={size}
          isSelected={at === selectedBox}
          isOfSelected={part !== undefined && part === selected}
          isEmpty={isEmpty}
          onFocus={() => {
            if (at !== selectedBox) select(part ?? selected, at);
          }}
          onKeyDown={(event) => press(event, at)}
          onPointerDown={(event, handle) => start(event, { at, handle, place: box })}
        />
      ))}
      {dragged?.at === null ? <Drawn share={shareOf(dragged.place, size)} /> : null}
    </div>
  );
}

/** A box that is being drawn. */
const Drawn = ({ share }: { readonly share: ReturnType<typeof shareOf> }) => (
  <div
    className="sheet-place sheet-drawn"
    style={{
      left: `${share.left}%`,
      top: `${share.top}%`,
      width: `${share.width}%`,
      height: `${share.height}%`,
    }}
  />
);
