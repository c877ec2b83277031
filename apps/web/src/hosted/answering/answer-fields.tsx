import {
  type Draft,
  type DraftIssue,
  FieldControl,
  type FieldPart,
  fieldId,
  type FieldView,
  languageAttributes,
} from '@firstday/ui';
import type { Drafts } from './live-page';

interface AnswerFieldsProps {
  /** Those that are asked now. */
  readonly fields: readonly FieldView[];
  readonly drafts: Drafts;
  readonly advice: Readonly<Record<string, string>>;
  readonly issuesAt: (path: string) => readonly DraftIssue[];
  readonly titledPaths: readonly string[];
  readonly onDraft: (path: string, draft: Draft) => void;
}

/** The questions of a page, in their parts and groups. */
export function AnswerFields({ fields, drafts, advice, issuesAt, titledPaths, onDraft }: AnswerFieldsProps) {
  return (
    <div className="hosted-fields">
      {fields.map((field, at) => (
        <div key={field.path} id={fieldId(field.path)} data-kind={field.kind}>
          {field.part && field.part.id !== fields[at - 1]?.part?.id ? <PartHeading {...field.part} /> : null}
          {field.group ? (
            <h2 className="hosted-group" {...languageAttributes(field.group)}>
              {field.group.text}
            </h2>
          ) : null}
          <input type="hidden" name="shown" value={field.path} />
          <FieldControl
            field={withAdvice(field, advice[field.path])}
            draft={drafts[field.path] ?? ''}
            issues={issuesAt(field.path)}
            onDraft={(draft) => onDraft(field.path, draft)}
            isTitled={titledPaths.includes(field.path)}
          />
        </div>
      ))}
    </div>
  );
}

function PartHeading({ title, official }: FieldPart) {
  return (
    <div className="hosted-part">
      <h2 {...languageAttributes(title)}>{title.text}</h2>
      {official ? (
        <p className="fd-official" {...languageAttributes(official)}>
          {official.text}
        </p>
      ) : null}
    </div>
  );
}

const withAdvice = (field: FieldView, advice: string | undefined): FieldView =>
  advice === undefined ? field : { ...field, advice };
