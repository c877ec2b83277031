import type { FieldView } from '../field-view.js';
import { paragraphs, languageAttributes } from '../phrase.js';

interface ContentBlockProps {
  readonly field: FieldView;
  /** Of its heading. */
  readonly level?: 2 | 5;
}

/** Text between the questions. What law fixes is set apart by a rule at its left and stays in its own language. */
export function ContentBlock({ field, level = 2 }: ContentBlockProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={field.verbatim ? 'fd-verbatim' : 'fd-plain'}
      {...(field.text ? languageAttributes(field.text) : {})}
    >
      {field.label.text === '' ? null : (
        <Title {...languageAttributes(field.label)}>{field.label.text}</Title>
      )}
      {field.text ? <Paragraphs text={field.text} /> : null}
      {field.link ? (
        <p>
          <a
            href={field.link.href}
            target="_blank"
            rel="noreferrer noopener"
            {...languageAttributes(field.link.label)}
          >
            {field.link.label.text}
          </a>
        </p>
      ) : null}
    </div>
  );
}

export function Paragraphs({ text }: { readonly text: NonNullable<FieldView['text']> }) {
  return paragraphs(text.text).map((paragraph) => (
    <p key={paragraph} {...languageAttributes(text)} className="fd-lines">
      {paragraph}
    </p>
  ));
}
