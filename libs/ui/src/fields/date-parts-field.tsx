'use client';
import { partsOf } from '../draft.js';
import { controlId } from '../field-view.js';
import { DateParts } from './date-parts.js';
import { AnswerGroup } from './labelled-field.js';
import type { FieldProps } from './field-props.js';

export function DatePartsField({ field, draft, issues, onDraft, isTitled }: FieldProps) {
  const message = issues[0]?.message;
  return (
    <AnswerGroup field={field} message={message} isTitled={isTitled}>
      <DateParts
        path={field.path}
        parts={partsOf(draft)}
        onParts={onDraft}
        isInvalid={message !== undefined}
        isBirthday={field.autocomplete === 'bday'}
        describedBy={message ? `${controlId(field.path)}-error` : undefined}
      />
    </AnswerGroup>
  );
}
