'use client';
import type { FormPdf } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { Dialog } from '@firstday/ui/dialog';
import { formatMessage } from '../../../i18n/format-message';
import { useBuilder } from '../builder-context';
import type { FormModel } from '../model/form-model';
import { boxesIn } from '../model/set-sheet';
import { onOtherSheet, withSheetOnly } from '../model/with-sheet-only';
import { withQuestionsOf } from '../model/with-questions-of';

interface SheetChoicesProps {
  readonly pdf: FormPdf;
  readonly onClose: () => void;
}

/** A form that has questions takes those of the PDF too, or only its pages. */
export function SheetChoices({ pdf, onClose }: SheetChoicesProps) {
  const { words, locale, model, change } = useBuilder();
  const { suggestion, field_count, sha256 } = pdf;
  const take = (changed: FormModel) => {
    change(changed);
    onClose();
  };
  return (
    <Dialog
      title={words.sheet.choicesTitle}
      closeLabel={words.sheet.cancel}
      onClose={onClose}
      actions={
        <>
          {suggestion ? (
            <Button onClick={() => take(withQuestionsOf(model, sha256, suggestion))}>
              {words.sheet.takeQuestions}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => take(withSheetOnly(model, pdf))}>
            {words.sheet.takeSheet}
          </Button>
          {boxesIn(model).length > 0 ? (
            <Button variant="secondary" onClick={() => take(onOtherSheet(model, pdf))}>
              {words.sheet.keepBoxes}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{formatMessage(words.sheet.choicesHint, { count: field_count }, locale)}</p>
    </Dialog>
  );
}
