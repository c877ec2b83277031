import { CreateEmployee, CreatePlacement, EmployeeId } from '@firstday/domain';
import { usStateCode } from '@firstday/domain/places';
import { z } from 'zod';
import { optionalText, typedText } from '../api/typed-text';

const { shape: placement } = CreatePlacement;
const { first_name, email } = CreateEmployee.shape;
const name = optionalText(first_name.nullable());
const part = name;

/** `$1,250.50` as people type it; nothing typed is none. */
const amount = z.preprocess(
  (given) => (typeof given === 'string' && given.trim() !== '' ? Number(given.replace(/[$,\s]/g, '')) : null),
  placement.pay_rate.unwrap(),
);
const answer = z.preprocess(
  (given) => (given === 'yes' ? true : given === 'no' ? false : null),
  z.boolean().nullable(),
);

/** Who is hired: somebody who is here already, or what a new record has to have. */
const person = {
  employee_id: optionalText(EmployeeId.nullable()),
  /** Whom of those with the same name or email it is; `new` where it is none of them. */
  same_person: optionalText(z.literal('new').or(EmployeeId).nullable()),
  first_name: name,
  last_name: name,
  email: optionalText(email.unwrap()),
  street: part,
  secondary: part,
  city: part,
  state: part,
  zip: part,
  country: typedText(z.string().max(100)).default('USA'),
};

const terms = {
  start_date: typedText(placement.start_date.unwrap().unwrap()),
  worker_type: optionalText(placement.worker_type.unwrap()),
  works_remotely: answer,
  pay_rate: amount,
  pay_basis: optionalText(placement.pay_basis.unwrap()),
  pay_frequency: optionalText(placement.pay_frequency.unwrap()),
  regular_payday: optionalText(placement.regular_payday.unwrap()),
  overtime_status: optionalText(placement.overtime_status.unwrap()),
};

const Fields = z.object({
  ...person,
  employer_id: typedText(placement.employer_id.unwrap().unwrap()),
  client_id: optionalText(placement.client_id.unwrap()),
  job_id: optionalText(placement.job_id.unwrap()),
  ...terms,
  /** Of this form as it was shown: what it makes is made once. */
  attempt_key: typedText(z.uuid()),
});
type Fields = z.output<typeof Fields>;

/** The record of whoever is hired, where there is one. */
export const knownPerson = ({
  employee_id,
  same_person,
}: Pick<Fields, 'employee_id' | 'same_person'>): string | null =>
  employee_id ?? (same_person === 'new' ? null : same_person);

const required = ['first_name', 'last_name', 'street', 'city', 'state'] as const;

/** A hire, as it is typed on the page. */
export const HireInput = Fields.superRefine((typed, context) => {
  if (knownPerson(typed) !== null) return;
  for (const name of required)
    if (typed[name] === null) context.addIssue({ code: 'custom', path: [name], message: 'Expected a text' });
  if (typed.country === 'USA' && typed.state !== null && usStateCode(typed.state) === null)
    context.addIssue({ code: 'custom', path: ['state'], message: 'Expected a state' });
});
export type HireInput = z.output<typeof HireInput>;
