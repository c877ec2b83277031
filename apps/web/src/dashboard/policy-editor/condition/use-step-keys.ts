'use client';
import type { KeyboardEvent } from 'react';
import { shiftPart } from '../model/replace-part';
import { usePolicyEditor } from '../policy-editor-context';

/** Moves a part of the condition by one step; what has the focus keeps it. */
export function useStep(key: string): (by: -1 | 1, focused: string) => void {
  const { words, form, change, focus, say } = usePolicyEditor();
  return (by, focused) => {
    const moved = shiftPart(form.condition, key, by);
    change((now) => ({ ...now, condition: shiftPart(now.condition, key, by) }));
    say(moved === form.condition ? words.cannotMove : by < 0 ? words.movedUp : words.movedDown);
    focus(focused);
  };
}

/** Alt and an arrow move the part in which the focus is. */
export function useStepKeys(key: string): (event: KeyboardEvent<HTMLElement>) => void {
  const step = useStep(key);
  return (event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const { target } = event;
    event.preventDefault();
    event.stopPropagation();
    step(event.key === 'ArrowUp' ? -1 : 1, target instanceof Element ? target.id : '');
  };
}
