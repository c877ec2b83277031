'use client';
import { parentOf, replacePart } from '../model/replace-part';
import { usePolicyEditor } from '../policy-editor-context';

/** Takes a part away; the focus goes to what comes after it, else before it, else to the button that adds one. */
export function useRemovePart(): (key: string) => void {
  const { words, form, change, focus, say } = usePolicyEditor();
  return (key) => {
    const parent = parentOf(form.condition, key);
    const at = parent?.parts.findIndex((part) => part.key === key) ?? -1;
    const next = parent?.parts[at + 1] ?? parent?.parts[at - 1];
    change((now) => ({ ...now, condition: replacePart(now.condition, key, () => []) }));
    say(words.removed);
    if (next) focus(`${next.key}-${next.kind === 'row' ? 'fact' : 'match'}`);
    else focus(`${parent?.key ?? ''}-add`);
  };
}
