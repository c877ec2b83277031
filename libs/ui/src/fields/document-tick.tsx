'use client';
import type { DraftParts } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { phrase } from '../phrase.js';
import { ChoiceRow } from './choice-row.js';

interface DocumentTickProps {
  readonly path: string;
  readonly part: string;
  readonly label: string;
  readonly parts: DraftParts;
  readonly onParts: (parts: DraftParts) => void;
  /** Parts that a tick leaves empty. */
  readonly clears?: readonly string[];
}

/** One thing that is so or not of a document, as it is held. */
export function DocumentTick({ path, part, label, parts, onParts, clears = [] }: DocumentTickProps) {
  const choose = (isChosen: boolean) => {
    const cleared = isChosen ? Object.fromEntries(clears.map((it) => [it, ''])) : {};
    onParts({ ...parts, ...cleared, [part]: isChosen ? 'yes' : '' });
  };
  return (
    <ChoiceRow
      type="checkbox"
      id={controlId(path, part)}
      name={controlName(path, part)}
      choice={{ value: 'yes', label: phrase(label) }}
      isChosen={parts[part] === 'yes'}
      onChosen={choose}
    />
  );
}
