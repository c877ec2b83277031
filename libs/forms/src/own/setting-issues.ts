import type { FormBox, FormContent, FormFieldContent } from '@firstday/domain';
import type { ContentIssue } from './content-issue.js';
import { ownKinds } from './own-kinds.js';

type Path = ContentIssue['path'];

/** What is wrong with what a form says as a whole: where its PDF is filled in, when it is asked for again, how it ends. */
export function settingIssues(content: FormContent): readonly ContentIssue[] {
  const fields = new Map(fieldsOf(content).map((field) => [field.path, field]));
  return [
    ...(content.pdf?.boxes.flatMap((box, at) => boxIssues(content, fields, box, ['pdf', 'boxes', at])) ?? []),
    ...scopeIssues(content, fields),
    ...outcomeIssues(content, fields),
    ...segregationIssues(content),
  ];
}

const fieldsOf = ({ sections }: FormContent): readonly FormFieldContent[] =>
  sections.flatMap(({ pages }) => pages.flatMap((page) => page.fields));

type Fields = ReadonlyMap<string, FormFieldContent>;

function boxIssues({ sections }: FormContent, fields: Fields, box: FormBox, path: Path): ContentIssue[] {
  const note = (name: keyof FormBox, message: string) => [{ path: [...path, name], message }];
  if (box.shows !== 'answer') {
    const section = sections.find(({ id }) => id === box.section);
    if (!section) return note('section', 'Expected a section of the form');
    return section.attestation ? [] : note('section', 'Expected a section that somebody signs');
  }
  const field = box.field === undefined ? undefined : fields.get(box.field);
  if (!field || field.kind === 'content')
    return note('field', 'Expected a field of the form that is answered');
  if (box.part && field.kind !== 'address') return note('part', 'Expected a part only of an address');
  const isOption = box.option === undefined || field.options?.some(({ value }) => value === box.option);
  return isOption ? [] : note('option', 'Expected an option of the field');
}

function scopeIssues({ scope, segregated }: FormContent, fields: Fields): ContentIssue[] {
  const note = (name: string, message: string) => [{ path: ['scope', ...name.split('.')], message }];
  if (!scope) return [];
  const { expires, on_change_of = [] } = scope;
  const field = expires && fields.get(expires.path);
  return [
    ...(expires && field?.kind !== 'date' ? note('expires.path', 'Expected the path of a date') : []),
    ...(expires && field?.sensitive
      ? note(
          'expires.path',
          'Expected a date that is not masked: the day on which it is asked again tells it',
        )
      : []),
    ...(on_change_of.length > 0 && segregated
      ? note('on_change_of', 'Expected none: a segregated form is asked for whatever the records say')
      : []),
  ];
}

function outcomeIssues({ outcome, segregated }: FormContent, fields: Fields): ContentIssue[] {
  if (outcome === undefined) return [];
  const field = fields.get(outcome);
  const isChoice = field?.kind === 'radio' || field?.kind === 'select';
  if (!isChoice || field.sensitive || ownKinds[field.kind].isSecret)
    return [{ path: ['outcome'], message: 'Expected the path of a choice that is not masked' }];
  return segregated
    ? [{ path: ['outcome'], message: 'Expected none: it would tell an answer of a segregated form' }]
    : [];
}

function segregationIssues({ sections, segregated }: FormContent): ContentIssue[] {
  if (!segregated) return [];
  return sections.flatMap(({ assignee_type }, at) =>
    assignee_type === 'employer'
      ? [
          {
            path: ['sections', at, 'assignee_type'],
            message: 'Expected the employee: whoever hires has no part in a segregated form',
          },
        ]
      : [],
  );
}
