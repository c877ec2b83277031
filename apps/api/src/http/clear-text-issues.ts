import type { Issue, OperationId } from '@firstday/domain';
import { sensitiveKindLabels, sensitiveKindOfValue } from '../sealing/index.js';

/**
 * Fields of request bodies in which a Social Security number, a bank account or a card number is accepted, and why.
 * Everything else that an operation accepts is treated as text that is stored in the clear. `*` stands for every name
 * or index, `**` for everything below.
 */
export const sensitiveFields: Partial<Readonly<Record<OperationId, Readonly<Record<string, string>>>>> = {
  ...ofEach(
    [
      'employees.create',
      'employees.updateById',
      'employees.upsertByExternalId',
      'employers.create',
      'employers.updateById',
      'employers.upsertByExternalId',
      'clients.create',
      'clients.updateById',
      'clients.upsertByExternalId',
      'jobs.create',
      'jobs.updateById',
      'jobs.upsertByExternalId',
      'placements.create',
      'placements.updateById',
      'placements.upsertByExternalId',
    ],
    { '**': 'assertNoSensitiveValues checks records: it knows which of their properties are sealed' },
  ),
  ...ofEach(['placements.preview', 'placements.explainUnsaved'], {
    '**': 'A record that is not stored',
  }),
  'tasks.updateFields': {
    'fields.*.value': 'Answers are sealed, and the fields of a form say which of them may hold such a number',
    'fields.*.expected': 'Compared with the answer, and not stored',
  },
  'tasks.requestCorrection': {
    reason: 'Sealed with the form: people write their numbers into such sentences',
  },
  'tasks.answerCorrectionRequest': { message: 'Sealed with the request that it answers' },
  'everify_cases.confirmDetails': { 'fields.*.value': 'Details of a case are sealed' },
  'everify_cases.applyStatusChangeReport': { csv: 'Read for its case numbers, and not stored' },
  'everify_connection.set': { password: 'Stored sealed' },
  'imports.create': { content: 'Sealed, and each row is checked as the record that it becomes' },
  'text_replies.create': { text: 'Read for STOP, START and HELP, and not stored' },
  'users.create': { password: 'Stored as a hash' },
  'sessions.signIn': { password: 'Compared with a hash, and not stored' },
  'sessions.linkAccount': { password: 'Compared with a hash, and not stored' },
  'sessions.switchAccount': { password: 'Compared with a hash, and not stored' },
  'sessions.changePassword': {
    current_password: 'Compared with a hash, and not stored',
    new_password: 'Stored as a hash',
  },
};

/** What in a parsed body looks sensitive and would be stored in the clear. The value is never repeated. */
export function clearTextIssues(id: OperationId, body: unknown): Issue[] {
  const exempt = Object.keys(sensitiveFields[id] ?? {}).map((pattern) => pattern.split('.'));
  if (exempt.some(([first]) => first === '**')) return [];
  const issues: Issue[] = [];
  const look = (value: unknown, path: readonly (string | number)[], name: string): void => {
    if (exempt.some((pattern) => isAt(pattern, path))) return;
    if (Array.isArray(value)) for (const [at, one] of value.entries()) look(one, [...path, at], name);
    else if (isObject(value))
      for (const key of Object.keys(value)) {
        if (addIssue(issues, path, sensitiveKindOfValue('', key))) continue;
        look(value[key], [...path, key], key);
      }
    else addIssue(issues, path, sensitiveKindOfValue(name, value));
  };
  look(body, [], '');
  return issues;
}

function addIssue(
  issues: Issue[],
  path: readonly (string | number)[],
  kind: ReturnType<typeof sensitiveKindOfValue>,
): boolean {
  if (!kind) return false;
  const message = `This looks like ${sensitiveKindLabels[kind]}, and this text is stored in the clear: leave it out`;
  issues.push({ _tag: 'Refinement', path: [...path], message });
  return true;
}

const isAt = (pattern: readonly string[], path: readonly (string | number)[]): boolean =>
  pattern.length === path.length && pattern.every((step, at) => step === '*' || step === String(path[at]));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function ofEach(ids: readonly OperationId[], fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(ids.map((id) => [id, fields]));
}
