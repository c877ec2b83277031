'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import {
  boxBetween,
  type BoxPlace,
  type Handle,
  inLine,
  moved,
  onPage,
  type PageSize,
  sized,
  type Spot,
} from '../model/box-place';

/** What is dragged: a box as a whole, one of its handles, or a new one that is being drawn. */
export interface DragStart {
  readonly at: number | null;
  readonly handle: Handle | 'draw' | 'move';
  /** The box before it. */
  readonly place: BoxPlace;
}

interface Drag extends DragStart {
  readonly from: Spot;
  readonly pointer: number;
  /** Where the box is by now; none before the pointer has gone far enough to mean it. */
  readonly now: BoxPlace | null;
}

interface BoxDragOptions {
  readonly page: RefObject<HTMLElement | null>;
  readonly size: PageSize;
  /** Boxes of the page that a moved one may come in line with, all but the one of this place in the list. */
  readonly othersThan: (at: number | null) => readonly BoxPlace[];
  /** The pointer was let go: the box stays there. */
  readonly onDrop: (drag: DragStart, place: BoxPlace) => void;
  /** It was pressed and not moved. */
  readonly onPress: (drag: DragStart) => void;
}

/** A hand that presses shakes by so many pixels. */
const slack = 3;

/** Boxes are moved, sized and drawn on a page by pointer. What has not been let go is not yet changed. */
export function useBoxDrag({ page, size, othersThan, onDrop, onPress }: BoxDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const edges = page.current?.getBoundingClientRect();
    return { x: clientX - (edges?.left ?? 0), y: clientY - (edges?.top ?? 0) };
  };
  const placeAt = (given: Drag, to: Spot): BoxPlace | null => {
    const scale = (page.current?.clientWidth ?? size.width) / size.width;
    const [right, down] = [to.x - given.from.x, to.y - given.from.y];
    if (given.now === null && Math.hypot(right, down) < slack) return null;
    if (given.handle === 'draw') return boxBetween(given.from, to, scale, size);
    return given.handle === 'move'
      ? onPage(inLine(moved(given.place, right / scale, -down / scale, size), othersThan(given.at)), size)
      : sized(given.place, given.handle, right / scale, -down / scale, size);
  };
  return {
    /** The box that is dragged where it is by now; `at` is null for one that is being drawn. */
    dragged: drag?.now ? { at: drag.at, place: drag.now } : null,
    start: (event: PointerEvent, given: DragStart) => {
      if (event.button !== 0 || drag) return;
      event.stopPropagation();
      page.current?.setPointerCapture(event.pointerId);
      setDrag({ ...given, from: spotOf(event), pointer: event.pointerId, now: null });
    },
    listeners: {
      onPointerMove: (event: PointerEvent) => {
        if (drag?.pointer === event.pointerId) setDrag({ ...drag, now: placeAt(drag, spotOf(event)) });
      },
      onPointerUp: (event: PointerEvent) => {
        if (drag?.pointer !== event.pointerId) return;
        setDrag(null);
        const place = placeAt(drag, spotOf(event));
        if (place) onDrop(drag, place);
        else onPress(drag);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}
