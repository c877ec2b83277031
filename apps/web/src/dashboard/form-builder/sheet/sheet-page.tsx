'use client';
import { type PointerEvent, useId, useMemo, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { paths } from '../../paths';
import { useBuilder } from '../builder-context';
import { type PageSize, shareOf } from '../model/box-place';
import { addBox, boxesIn, setBox, shownOf } from '../model/set-sheet';
import { boxesOnPage } from './boxes-on-page';
import { boxId, focusBox } from './focus-box';
import { useBoxDrag } from './use-box-drag';
import { useBoxKeys } from './use-box-keys';
import { SheetBox } from './sheet-box';

interface SheetPageProps {
  readonly sha256: string;
  /** From 1. */
  readonly number: number;
  readonly size: PageSize;
  /** How wide the picture is that fits the place, in pixels. */
  readonly pictureWidth: number;
}

/** A page of the PDF with its places over it: they are drawn, moved and sized by pointer and by keyboard alike. */
export function SheetPage({ sha256, number, size, pictureWidth }: SheetPageProps) {
  const { words, locale, model, selected, box: selectedBox, select, change } = useBuilder();
  const page = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const boxes = boxesIn(model);
  const shown = useMemo(() => boxesOnPage(model, number, words), [model, number, words]);

  const current = selectedBox === null ? undefined : boxes[selectedBox];

  const { dragged, start, listeners } = useBoxDrag({
    page,
    size,
    othersThan: (given) => shown.flatMap(({ at, box }) => (at === given ? [] : [box])),
    onDrop: ({ at }, place) => {
      if (at !== null) return change(setBox(model, at, place));
      change(addBox(model, { page: number, ...place, ...shownOf(model, selected) }), { box: boxes.length });
      focusBox(boxes.length);
    },
    onPress: ({ at }) => {
      if (at === null && selectedBox !== null) select(selected);
    },
  });

  const press = useBoxKeys(size);

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
      <p className="fd-visually-hidden" role="status">
        {current?.page === number
          ? formatMessage(
              words.sheet.at,
              { x: current.x, y: current.y, width: current.width, height: current.height },
              locale,
            )
          : ''}
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
