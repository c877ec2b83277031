'use client';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { type ComboBoxState, ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** CSS pixels within which a field counts as being where it was. */
const tolerance = 2;

/**
 * Keeps the list of a combobox open where the page scrolls but the field stays where it is on the screen. React Aria closes
 * it with any scroll, also with the browser's own when something is inserted above the field.
 */
export function useCarriedList(place: RefObject<HTMLElement | null>) {
  /** Where the field is; undefined while its list is closed. */
  const top = useRef<number>(undefined);
  const isCarried = useRef(false);
  const isToReopen = useRef(false);
  useEffect(() => {
    const onScroll = () => {
      if (top.current === undefined) return;
      const now = topOf(place);
      isCarried.current = now !== undefined && Math.abs(now - top.current) < tolerance;
      top.current = now;
      // If this scroll closes the list, it does so while the event is dispatched.
      setTimeout(() => {
        isCarried.current = false;
      });
    };
    window.addEventListener('scroll', onScroll, { capture: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [place]);
  const onOpenChange = (isOpen: boolean) => {
    isToReopen.current = !isOpen && isCarried.current;
    top.current = isOpen ? topOf(place) : undefined;
  };
  return { onOpenChange, isToReopen };
}

const topOf = (place: RefObject<HTMLElement | null>) => place.current?.getBoundingClientRect().top;

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
