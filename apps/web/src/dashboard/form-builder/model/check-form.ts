import { FormContent } from '@firstday/domain';
import { contentIssues, contentWarnings, type KnownPdfs, pdfIssues } from '@firstday/forms';
import { formKey, type FormModel, toContent } from './form-model';

/** Something that keeps the form from being published. */
export interface FormProblem {
  /** Of the part that it is about. */
  readonly key: string;
  /** The property that it is about, such as `label`. */
  readonly property: string;
  /** Of the PDF, by its place in the list. */
  readonly box?: number;
  /** A text names something that is not there to be named. */
  readonly isName?: true;
  /** In the engine's words, which are English. */
  readonly message: string;
}

export interface CheckedForm {
  readonly content: FormContent;
  readonly problems: readonly FormProblem[];
  /** The parts that ask for something sensitive in the clear, which does not keep the form from being published. */
  readonly clearKeys: ReadonlySet<string>;
  /** It has the form of a form: it can be saved, if not published. */
  readonly isSavable: boolean;
}

/**
 * The form as it would be saved, and all that is wrong with it.
 * @param pdfs those that the form may name; without them, they are not looked at
 */
export function checkForm(model: FormModel, pdfs?: KnownPdfs): CheckedForm {
  const content = toContent(model);
  const parsed = FormContent.safeParse(content);
  const issues = parsed.success
    ? [...contentIssues(parsed.data), ...(pdfs ? pdfIssues(parsed.data, pdfs) : [])]
    : parsed.error.issues;
  const problems = issues.map(({ path, message }) => {
    const place = placeOf(model, path);
    const isName = parsed.success && place.property === 'text' && path.at(-1) !== 'text';
    return { ...place, message, ...(isName ? { isName } : {}) };
  });
  const warnings = parsed.success ? contentWarnings(parsed.data) : [];
  return {
    content: parsed.success ? parsed.data : content,
    problems,
    clearKeys: new Set(warnings.map(({ path }) => placeOf(model, path).key)),
    isSavable: parsed.success,
  };
}

/** `sections.0.pages.1.fields.2.label.en` is about the label of that field. */
function placeOf({ sections }: FormModel, path: readonly PropertyKey[]): Omit<FormProblem, 'message'> {
  if (path[0] === 'pdf' && path[1] === 'boxes') {
    const property = path[3] === undefined || path[3] === 'page' ? 'box_place' : 'box';
    return { key: formKey, property, box: Number(path[2]) };
  }
  if (path[0] === 'scope') return { key: formKey, property: String(path[1] ?? path[0]) };
  const [, s, , p, , f] = path;
  const section = path[0] === 'sections' ? sections[Number(s)] : undefined;
  const page = section && path[2] === 'pages' ? section.pages[Number(p)] : undefined;
  const field = page && path[4] === 'fields' ? page.fields[Number(f)] : undefined;
  const depth = field ? 6 : page ? 4 : section ? 2 : 0;
  return {
    key: (field ?? page ?? section)?.key ?? formKey,
    property: String(path[depth] ?? path[depth - 2] ?? ''),
  };
}
