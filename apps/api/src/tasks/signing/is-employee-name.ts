import type { TaskAggregate } from '../task-aggregate.js';

/** Names as they are compared: letters only, without accents, in any order of words. */
const normalizeName = (name: string): string =>
  (
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .sort()
    .join(' ');

/**
 * Whether a signature bears the employee's own name. Nobody examines their own documents (8 CFR 274a.2(b)(1)(ii)); an
 * examiner who happens to have the same name signs with what tells them apart: a middle name, Sr., or a title.
 */
export function isEmployeeName({ answers, records }: TaskAggregate, name: string): boolean {
  const text = (path: string) => (typeof answers[path] === 'string' ? answers[path] : '');
  const names = [
    `${text('task.first_name')} ${text('task.last_name')}`,
    `${records.employee?.first_name ?? ''} ${records.employee?.last_name ?? ''}`,
  ];
  return names.map(normalizeName).some((it) => it !== '' && it === normalizeName(name));
}
