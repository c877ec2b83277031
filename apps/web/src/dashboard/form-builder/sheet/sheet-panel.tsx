'use client';
import type { FormPdf } from '@firstday/domain';
import { useState } from 'react';
import { useBuilder } from '../builder-context';
import { toModel } from '../model/form-model';
import { boxesIn } from '../model/set-sheet';
import { asSuggested, isBlankForm, onOtherSheet, withSheetOnly } from '../model/with-sheet-only';
import { PdfDrop } from '../pdfs/pdf-drop';
import { SheetChoices } from './sheet-choices';
import { SheetEditor } from './sheet-editor';

/** The PDF that is filled in with the answers: it is dropped here, and its places are drawn. */
export function SheetPanel() {
  const { words, model, pdfs, change, turnTo } = useBuilder();
  const [dropped, setDropped] = useState<FormPdf | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const { pdf } = model.content;
  const file = pdfs.find(pdf?.sha256);
  const take = (given: FormPdf) => {
    setReplacing(false);
    turnTo(1);
    if (isBlankForm(model) && given.suggestion) return change(toModel(asSuggested(model, given)));
    if (given.suggestion) return setDropped(given);
    change(boxesIn(model).length > 0 ? onOtherSheet(model, given) : withSheetOnly(model, given));
  };
  return (
    <>
      {pdf && file && !isReplacing ? (
        <SheetEditor pdf={file} onReplace={() => setReplacing(true)} />
      ) : (
        <PdfDrop label={words.sheet.title} hint={words.sheet.hint} onPdf={take} />
      )}
      {dropped ? <SheetChoices pdf={dropped} onClose={() => setDropped(null)} /> : null}
    </>
  );
}
