import type { Guide } from '@firstday/forms';
import type { FieldView } from '@firstday/ui';
import { type DrawingLabels, FieldDrawing } from './field-drawing';

/** The fields, each with the drawing that the form's plain words have for it. */
export const withDrawings = (
  fields: readonly FieldView[],
  guide: Guide | undefined,
  words: DrawingLabels,
): readonly FieldView[] =>
  fields.map((field) => {
    const name = guide?.fields[field.path]?.drawing;
    return name
      ? { ...field, drawing: <FieldDrawing name={name} label={field.label.text} words={words} /> }
      : field;
  });
