import { getTranslations } from 'next-intl/server';

/** Properties that have a word on a person's page. */
const words = {
  address: 'address',
  client_id: 'client',
  custom_attributes: 'custom',
  date_of_birth: 'birth',
  email: 'email',
  employer_id: 'employer',
  end_date: 'endDate',
  first_name: 'firstName',
  job_id: 'job',
  last_name: 'lastName',
  middle_name: 'middleName',
  phone: 'phone',
  social_security_number: 'ssn',
  start_date: 'startDate',
  system_attributes: 'otherProperty',
} as const;

const hasWord = (name: string): name is keyof typeof words => Object.hasOwn(words, name);

/** What people call the properties of a record; others go by the names that the API has for them. */
export async function fieldNames(names: readonly string[]): Promise<string[]> {
  const t = await getTranslations('person');
  return names.map((name) => (hasWord(name) ? t(words[name]) : name.replaceAll('_', ' ')));
}
