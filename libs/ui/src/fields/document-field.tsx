'use client';
import { partsOf } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { phrase } from '../phrase.js';
import { ChoiceRow } from './choice-row.js';
import { ChoiceSelect } from './choice-select.js';
import { DateParts } from './date-parts.js';
import { FieldError, AnswerGroup } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';
import { PartInput } from './part-input.js';

/** One row of Section 2: the document that the employee chose to show, as it stands on the document. */
export function DocumentField({ field, draft, issues, onDraft }: FieldProps) {
  const { words } = useFormLanguage();
  const parts = partsOf(draft);
  const shared = { path: field.path, parts, onParts: onDraft };
  const documentId = controlId(field.path, 'document');
  const dateId = controlId(field.path, 'month');
  const documentMessage = messageFor(issues, 'document');
  const dateMessage = messageFor(issues, 'expires_on');
  const chosen = field.documents?.find((document) => document.value === parts['document']);
  const toggle = (part: string) => (isChosen: boolean) =>
    onDraft({ ...parts, [part]: isChosen ? 'yes' : '' });
  return (
    <AnswerGroup field={field} message={messageFor(issues)}>
      <div className="fd-stack">
        <div className="fd-part">
          <label htmlFor={documentId}>{words.document}</label>
          <FieldError id={documentId} message={documentMessage} />
          <ChoiceSelect
            id={documentId}
            name={controlName(field.path, 'document')}
            value={parts['document'] ?? ''}
            choices={field.documents ?? []}
            empty={words.choose}
            onValue={(document) => onDraft({ ...parts, document })}
            {...ariaDescription(documentId, undefined, documentMessage)}
          />
        </div>
        <PartInput
          {...shared}
          part="issuing_authority"
          label={words.issuingAuthority}
          message={messageFor(issues, 'issuing_authority')}
        />
        <PartInput
          {...shared}
          part="number"
          label={words.documentNumber}
          message={messageFor(issues, 'number')}
          dir="ltr"
        />
        <fieldset className="fd-part">
          <legend>{words.expirationDate}</legend>
          <p className="fd-hint" id={`${dateId}-hint`} dir="auto">
            {words.expirationHint}
          </p>
          <FieldError id={dateId} message={dateMessage} />
          <DateParts
            path={field.path}
            parts={parts}
            onParts={onDraft}
            isInvalid={dateMessage !== undefined}
            describedBy={dateMessage ? `${dateId}-error` : `${dateId}-hint`}
          />
        </fieldset>
        {chosen?.mayLastForStatus ? (
          <ChoiceRow
            type="checkbox"
            id={controlId(field.path, 'duration')}
            name={controlName(field.path, 'duration')}
            choice={{ value: 'yes', label: phrase(words.durationOfStatus) }}
            isChosen={parts['duration'] === 'yes'}
            onChosen={toggle('duration')}
          />
        ) : null}
        <ChoiceRow
          type="checkbox"
          id={controlId(field.path, 'receipt')}
          name={controlName(field.path, 'receipt')}
          choice={{ value: 'yes', label: phrase(words.receipt) }}
          isChosen={parts['receipt'] === 'yes'}
          onChosen={toggle('receipt')}
        />
      </div>
    </AnswerGroup>
  );
}
