import type { FieldNode, FormModel, PageNode, SectionNode } from './form-model';
import { conditionsOn, rewriteFacts } from './conditions-on';
import { mapFields } from './map-sections';
import { mergeFieldsOf, renameMergeFields } from './rename-merge-fields';

/** What of a form hangs on some of its answers. */
export interface References {
  /** Asked, or to be answered, depending on one of them. */
  readonly conditions: readonly (FieldNode | PageNode | SectionNode)[];
  /** Texts in which one of them stands. */
  readonly texts: readonly FieldNode[];
  /** How many places of the PDF show one of them. */
  readonly boxes: number;
  /** The form is asked for again before one of them. */
  readonly isExpiry: boolean;
  /** One of them says how the form ended. */
  readonly isOutcome: boolean;
}

export function referencesTo(model: FormModel, paths: readonly string[]): References {
  const { pdf, scope, outcome } = model.content;
  const named = new Set(paths);
  const fields = model.sections.flatMap(({ pages }) => pages.flatMap((page) => page.fields));
  return {
    conditions: conditionsOn(model, paths),
    texts: fields.filter(({ content }) => mergeFieldsOf(content.text).some((path) => named.has(path))),
    boxes: pdf?.boxes.filter(({ field }) => field !== undefined && named.has(field)).length ?? 0,
    isExpiry: scope?.expires !== undefined && named.has(scope.expires.path),
    isOutcome: outcome !== undefined && named.has(outcome),
  };
}

export const hasReferences = ({ conditions, texts, boxes, isExpiry, isOutcome }: References): boolean =>
  conditions.length + texts.length + boxes > 0 || isExpiry || isOutcome;

/** Everything that names an answer follows it to another name, and goes where there is none any more. */
export function rewriteReferences(model: FormModel, rename: (path: string) => string | undefined): FormModel {
  return {
    ...mapFields(rewriteFacts(model, rename), (field) => withText(field, rename)),
    content: withSettings(model.content, rename),
  };
}

function withText(field: FieldNode, rename: (path: string) => string | undefined): FieldNode {
  const { text } = field.content;
  if (!text || mergeFieldsOf(text).every((path) => rename(path) === path)) return field;
  return { ...field, content: { ...field.content, text: renameMergeFields(text, rename) } };
}

function withSettings(
  content: FormModel['content'],
  rename: (path: string) => string | undefined,
): FormModel['content'] {
  const { pdf, scope, outcome, ...others } = content;
  const expires = scope?.expires;
  const expiry = expires && rename(expires.path);
  const ending = outcome === undefined ? undefined : rename(outcome);
  return {
    ...others,
    ...(pdf && {
      pdf: {
        ...pdf,
        boxes: pdf.boxes.flatMap((box) => {
          if (box.field === undefined) return [box];
          const field = rename(box.field);
          return field === undefined ? [] : [{ ...box, field }];
        }),
      },
    }),
    ...(scope && {
      scope: { ...scope, expires: expires && expiry ? { ...expires, path: expiry } : undefined },
    }),
    ...(ending === undefined ? {} : { outcome: ending }),
  };
}
