'use client';
import { Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';

/** What a text can name, and what people call it. */
export interface MergeName {
  readonly path: string;
  readonly label: string;
}

interface InsertMenuProps {
  /** The id of the text. */
  readonly into: string;
  readonly names: readonly MergeName[];
  readonly onText: (text: string) => void;
}

/** Puts the name of an answer or of a fact where the text is being written. */
export function InsertMenu({ into, names, onText }: InsertMenuProps) {
  const { words } = useBuilder();
  const insert = (path: string) => {
    const area = document.getElementById(into);
    if (!(area instanceof HTMLTextAreaElement) || !path) return;
    area.setRangeText(`{${path}}`, area.selectionStart, area.selectionEnd, 'end');
    onText(area.value);
    const at = area.selectionEnd;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(at, at);
    });
  };
  return (
    <Select
      label={words.insert}
      isLabelHidden
      isFit
      value=""
      aria-controls={into}
      options={[
        { value: '', label: words.insertHere },
        ...names.map(({ path, label }) => ({ value: path, label })),
      ]}
      onChange={({ currentTarget }) => insert(currentTarget.value)}
    />
  );
}
