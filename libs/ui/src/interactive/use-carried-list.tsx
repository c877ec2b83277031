'use client';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type ComboBoxState, ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** CSS pixels by which a field that stays in its place may be drawn elsewhere. */
const tolerance = 2;

/**
 * React Aria closes the list of a combobox with any scroll. Where something has come to stand above it, the browser
 * scrolls so that what one reads stays in its place: nobody has gone anywhere, and the list is to stay open.
 */
export function useCarriedList(place: RefObject<HTMLElement | null>) {
  /** Where the field is; undefined while its list is closed. */
  const top = useRef<number>(undefined);
  const isCarried = useRef(false);
  const isToReopen = useRef(false);
  const readTop = () => place.current?.getBoundingClientRect().top;
  useEffect(() => {
    const onScroll = () => {
      if (top.current === undefined) return;
      const now = place.current?.getBoundingClientRect().top;
      isCarried.current = now !== undefined && Math.abs(now - top.current) < tolerance;
      top.current = now;
      // The list is closed while this event is told, if by it.
      setTimeout(() => {
        isCarried.current = false;
      });
    };
    window.addEventListener('scroll', onScroll, { capture: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [place]);
  const onOpenChange = (isOpen: boolean) => {
    isToReopen.current = !isOpen && isCarried.current;
    top.current = isOpen ? readTop() : undefined;
  };
  return { onOpenChange, isToReopen };
}

/** Opens the list again before it is seen to close, at the option that it was at. */
export function ReopenList({ isToReopen }: { readonly isToReopen: RefObject<boolean> }) {
  const state = useContext(ComboBoxStateContext);
  const at = useRef<ComboBoxState<object>['selectionManager']['focusedKey']>(null);
  useLayoutEffect(() => {
    if (state?.isOpen) at.current = state.selectionManager.focusedKey;
    if (!state || state.isOpen || !isToReopen.current) return;
    isToReopen.current = false;
    state.open(null, 'input');
    state.selectionManager.setFocusedKey(at.current);
  });
  return null;
}
