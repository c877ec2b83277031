type Words = Readonly<Record<string, string>>;

/** What a fact is called, from what forms, records and the editor of policies call its parts. */
interface FactMessages {
  readonly builderPrefill: Words;
  readonly field: Words;
  readonly policyFactOwner: Words;
  readonly recordField: Words;
  readonly today: Readonly<Record<'ageAtStart' | 'dateOfBirth' | 'middleName', string>>;
}

/** `job.address.state` in the reader's language; what an account added itself is called as it called it. */
export function factWords(path: string, messages: FactMessages): string {
  const { builderPrefill, field, policyFactOwner, recordField, today } = messages;
  if (path === 'employee.age_at_start') return today.ageAtStart;
  if (path === 'employee.date_of_birth') return today.dateOfBirth;
  if (path === 'employee.middle_name') return today.middleName;
  const whole = wordAt(builderPrefill, path.replaceAll('.', '_'));
  if (whole !== undefined) return whole;
  const [owner = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? '';
  const whose = wordAt(policyFactOwner, owner) ?? owner;
  if (last === 'id') return whose;
  const isAddress = owner === 'work_location' || rest.includes('address');
  const what =
    (isAddress ? wordAt(field, last) : undefined) ?? wordAt(recordField, last) ?? last.replaceAll('_', ' ');
  return `${what} (${whose})`;
}

const wordAt = (words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
