'use client';
import { Combobox } from '@firstday/ui/combobox';
import { useState } from 'react';
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

/**
 * Puts the name of an answer or of a fact where the text is being written. The browser's own list would take each one that
 * the arrow keys come past.
 */
export function InsertMenu({ into, names, onText }: InsertMenuProps) {
  const { words } = useBuilder();
  const [inserted, setInserted] = useState(0);
  const insert = (path: string | null) => {
    const area = document.getElementById(into);
    if (!(area instanceof HTMLTextAreaElement) || !path) return;
    area.setRangeText(`{${path}}`, area.selectionStart, area.selectionEnd, 'end');
    onText(area.value);
    setInserted(inserted + 1);
    const at = area.selectionEnd;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(at, at);
    });
  };
  return (
    <Combobox
      key={inserted}
      label={words.insert}
      isLabelHidden
      value={null}
      placeholder={words.insertHere}
      showLabel={words.showAll}
      noneFound={words.noneFound}
      options={names.map(({ path, label }) => ({ value: path, label }))}
      onChange={insert}
    />
  );
}
