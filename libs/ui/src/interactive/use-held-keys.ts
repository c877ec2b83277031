import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What goes through a list, and what takes one of it. */
const listKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter'];

/**
 * While a list waits for its options the keys that choose from it wait too. They are forgotten when something else is typed, and
 * when the focus goes on before one was taken.
 *
 * @param isWaiting the list is not yet of what was typed
 * @param onReady is given the keys in their order once it is
 * @returns whether something was taken that is still to come
 */
export function useHeldKeys(
  place: RefObject<HTMLElement | null>,
  isWaiting: boolean,
  onReady: (keys: readonly string[]) => void,
): () => boolean {
  const held = useRef<string[]>([]);
  const isTaken = () => held.current.includes('Enter');
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const { current } = place;
    if (!current || !isWaiting) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
      if (event.key === 'Tab' || event.key === 'Shift') return;
      if (!listKeys.includes(event.key)) return forget();
      event.preventDefault();
      event.stopPropagation();
      if (!held.current.includes('Enter')) held.current.push(event.key);
    };
    const forget = () => {
      held.current = [];
    };
    const leave = () => {
      if (!held.current.includes('Enter')) forget();
    };
    current.addEventListener('keydown', hold, { capture: true });
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('keydown', hold, { capture: true });
      current.removeEventListener('focusout', leave);
    };
  }, [place, isWaiting]);

  useEffect(() => {
    if (isWaiting || held.current.length === 0) return;
    const keys = held.current;
    held.current = [];
    ready(keys);
  }, [isWaiting]);
  return isTaken;
}

/** Where in a list of so many one is after these keys; -1 before its first. */
export const positionAfter = (keys: readonly string[], length: number): number =>
  keys.reduce((at, key) => {
    if (key === 'ArrowDown') return Math.min(at + 1, length - 1);
    if (key !== 'ArrowUp') return at;
    return at < 0 ? length - 1 : Math.max(at - 1, 0);
  }, -1);
