'use client';
import type { OnDocument } from '@firstday/forms';
import type { DraftParts } from '../draft.js';
import { controlId } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { DateParts } from './date-parts.js';
import { DocumentTick } from './document-tick.js';
import { FieldError } from './labelled-field.js';

interface DocumentExpirationProps {
  readonly path: string;
  readonly parts: DraftParts;
  readonly onParts: (parts: DraftParts) => void;
  readonly expires: OnDocument;
  readonly mayLastForStatus: boolean;
  readonly message: string | undefined;
}

const dateParts = ['month', 'day', 'year'];

/** Until when a document lasts, or that it has no such date. Where its kind never has one, nobody is asked. */
export function DocumentExpiration({
  expires,
  mayLastForStatus,
  message,
  ...shared
}: DocumentExpirationProps) {
  const { words } = useFormLanguage();
  const { path, parts, onParts } = shared;
  const dateId = controlId(path, 'month');
  if (expires === 'never')
    return (
      <p className="fd-hint" dir="auto">
        {words.neverExpires}
      </p>
    );
  return (
    <>
      <fieldset className="fd-part">
        <legend>{words.expirationDate}</legend>
        <p className="fd-hint" id={`${dateId}-hint`} dir="auto">
          {words.expirationHint}
        </p>
        <FieldError id={dateId} message={message} />
        <DateParts
          path={path}
          parts={parts}
          onParts={(next) => onParts({ ...next, no_expiration: '', duration: '' })}
          isInvalid={message !== undefined}
          describedBy={message ? `${dateId}-error` : `${dateId}-hint`}
        />
      </fieldset>
      {mayLastForStatus ? (
        <DocumentTick
          {...shared}
          part="duration"
          label={words.durationOfStatus}
          clears={[...dateParts, 'no_expiration']}
        />
      ) : null}
      {expires === 'sometimes' ? (
        <DocumentTick
          {...shared}
          part="no_expiration"
          label={words.noExpirationDate}
          clears={[...dateParts, 'duration']}
        />
      ) : null}
    </>
  );
}
