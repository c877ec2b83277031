'use client';
import { partsOf, type DraftParts } from '../draft.js';
import { controlId, controlName } from '../field-view.js';
import { useFormLanguage } from '../form-language.js';
import { useIsLive } from '../use-is-live.js';
import { ChoiceSelect } from './choice-select.js';
import { DocumentExpiration } from './document-expiration.js';
import { DocumentTick } from './document-tick.js';
import { FieldError, AnswerGroup } from './labelled-field.js';
import { ariaDescription, type FieldProps, messageFor } from './field-props.js';
import { PartInput } from './part-input.js';

/** One row of Section 2: the document that the employee chose to show, as it stands on the document. */
export function DocumentField({ field, draft, issues, onDraft }: FieldProps) {
  const { words } = useFormLanguage();
  const isLive = useIsLive();
  const parts = partsOf(draft);
  const shared = { path: field.path, parts, onParts: onDraft };
  const documentId = controlId(field.path, 'document');
  const documentMessage = messageFor(issues, 'document');
  const chosen = field.documents?.find((document) => document.value === parts['document']);
  // “Individual under age 18” is no document: nothing else is written.
  const isStatement = chosen?.numbered === 'never';
  const isReceipt = parts['receipt'] === 'yes';
  // Without JavaScript nothing appears once a document is chosen, so what it may lack can be said from the start.
  const unchosen = isLive ? 'always' : 'sometimes';
  const numbered = isReceipt ? 'sometimes' : (chosen?.numbered ?? unchosen);
  const expires = isReceipt ? 'sometimes' : (chosen?.expires ?? unchosen);
  // Who types a number takes back that there is none.
  const setNumber = (next: DraftParts) => onDraft({ ...next, no_number: '' });
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
            onValue={(document) => onDraft({ ...parts, document, no_number: '', no_expiration: '' })}
            {...ariaDescription(documentId, undefined, documentMessage)}
          />
        </div>
        {isStatement ? null : (
          <>
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
              onParts={setNumber}
              dir="ltr"
            />
            {numbered === 'sometimes' ? (
              <DocumentTick {...shared} part="no_number" label={words.noDocumentNumber} clears={['number']} />
            ) : null}
            <DocumentExpiration
              {...shared}
              expires={expires}
              mayLastForStatus={chosen?.mayLastForStatus === true}
              message={messageFor(issues, 'expires_on')}
            />
            <DocumentTick {...shared} part="receipt" label={words.receipt} />
          </>
        )}
      </div>
    </AnswerGroup>
  );
}
