'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import { type BoxPlace, type Handle, handles, type PageSize, shareOf } from '../model/box-place';

interface SheetBoxProps {
  readonly id: string;
  readonly label: string;
  /** Read out with it: how it is moved by keyboard. */
  readonly hintId: string;
  readonly place: BoxPlace;
  readonly size: PageSize;
  readonly isSelected: boolean;
  /** It shows the answer or the signature of the part that is selected. */
  readonly isOfSelected: boolean;
  readonly isEmpty: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent, handle: Handle | 'move') => void;
}

/** A narrower place has no room for words, in points. */
const least = 48;

const percent = (share: number): string => `${share.toFixed(3)}%`;

/** A place of the PDF, over the picture of its page. */
export function SheetBox(props: SheetBoxProps) {
  const { id, label, hintId, place, size, isSelected, isOfSelected, isEmpty } = props;
  const share = shareOf(place, size);
  return (
    <div
      className="sheet-place"
      data-selected={isSelected ? '' : undefined}
      style={{
        left: percent(share.left),
        top: percent(share.top),
        width: percent(share.width),
        height: percent(share.height),
      }}
    >
      <button
        type="button"
        id={id}
        className="sheet-box"
        aria-label={label}
        aria-describedby={hintId}
        aria-current={isSelected || undefined}
        title={label}
        data-of-selected={isOfSelected ? '' : undefined}
        data-empty={isEmpty ? '' : undefined}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.focus();
          props.onPointerDown(event, 'move');
        }}
      >
        {place.width < least ? null : <bdi>{label}</bdi>}
      </button>
      {isSelected
        ? handles.map((handle) => (
            <span
              key={handle}
              className="sheet-handle"
              data-handle={handle}
              aria-hidden="true"
              onPointerDown={(event) => props.onPointerDown(event, handle)}
            />
          ))
        : null}
    </div>
  );
}
