'use client';
import { Button, TextButton } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import { useBuilder } from '../builder-context';
import { newBox } from '../model/box-place';
import type { FieldNode } from '../model/form-model';
import { addBox, boxesIn } from '../model/set-sheet';

/** Where an answer stands on the PDF of the form, if it has one. */
export function FieldBoxes({ field: { key, content } }: { readonly field: FieldNode }) {
  const { words, locale, model, pdfs, sheetPage, select, change } = useBuilder();
  const pdf = pdfs.find(model.content.pdf?.sha256);
  const size = pdf?.pages[sheetPage - 1];
  if (!size || content.kind === 'content' || content.kind === 'file') return null;
  const boxes = boxesIn(model).flatMap((box, at) => (box.field === content.path ? [{ box, at }] : []));
  return (
    <div className="builder-when">
      <p className="fd-label">{words.sheet.onSheet}</p>
      {boxes.length === 0 ? <p className="fd-hint">{words.sheet.unplaced}</p> : null}
      <p className="builder-tools">
        {boxes.map(({ box, at }) => (
          <TextButton key={at} onClick={() => select(key, at)}>
            {formatMessage(words.sheet.boxOnPage, { page: box.page }, locale)}
          </TextButton>
        ))}
      </p>
      <Button
        variant="ghost"
        size="small"
        icon="plus"
        onClick={() => {
          const box = { page: sheetPage, ...newBox(size), shows: 'answer', field: content.path } as const;
          const added = addBox(model, box);
          change(added, { box: boxesIn(added).length - 1 });
        }}
      >
        {words.sheet.placeIt}
      </Button>
    </div>
  );
}
