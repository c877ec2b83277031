'use client';
import { Button } from '@firstday/ui';
import { Dialog } from '@firstday/ui/dialog';
import { formatMessage } from '../../i18n/format-message';
import { useBuilder } from './builder-context';
import type { FieldNode, PageNode, SectionNode } from './model/form-model';
import type { References } from './model/references-to';
import { labelOf } from './outline-items';

interface RemovalDialogProps {
  readonly references: References;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** What hangs on a part is named before it is removed: it goes with it. */
export function RemovalDialog({ references, onKeep, onRemove }: RemovalDialogProps) {
  const { words, locale } = useBuilder();
  const { conditions, texts, boxes, isExpiry, isOutcome } = references;
  return (
    <Dialog
      title={words.removeTitle}
      closeLabel={words.keep}
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" onClick={onRemove}>
            {words.removeAnyway}
          </Button>
          <Button variant="secondary" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Parts title={words.removeHint} parts={conditions} />
      <Parts title={words.removeTexts} parts={texts} />
      {boxes > 0 || isExpiry || isOutcome ? (
        <ul>
          {boxes > 0 ? <li>{formatMessage(words.removeBoxes, { count: boxes }, locale)}</li> : null}
          {isExpiry ? <li>{words.removeExpiry}</li> : null}
          {isOutcome ? <li>{words.removeOutcome}</li> : null}
        </ul>
      ) : null}
    </Dialog>
  );
}

interface PartsProps {
  readonly title: string;
  readonly parts: readonly (FieldNode | PageNode | SectionNode)[];
}

function Parts({ title, parts }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <bdi>{labelOf(part)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
