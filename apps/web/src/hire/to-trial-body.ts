import type { OperationInput } from '../api/operation-input';
import { usStateCode } from '@firstday/domain/places';
import { type HireInput, knownPerson } from './hire-input';

type Body<Id extends 'employees.create' | 'placements.explainUnsaved'> = OperationInput<Id>['body'];

/** What was typed, without what was left empty. */
function given<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

const addressOf = ({ street, secondary, city, state, zip, country }: HireInput) => ({
  street: street ?? '',
  secondary,
  city: city ?? '',
  state: (country === 'USA' && usStateCode(state ?? '')) || (state ?? ''),
  zip,
  country,
});

export const toEmployeeBody = (hire: HireInput): Body<'employees.create'> => toPersonBody(hire);

/** What a new record has to have. */
export const toPersonBody = (hire: HireInput) => ({
  first_name: hire.first_name ?? '',
  last_name: hire.last_name ?? '',
  email: hire.email,
  address: addressOf(hire),
});

/** Of the placement all but whose it is. */
export const toPlacementBody = (hire: HireInput) => ({ employer_id: hire.employer_id, ...toWorkBody(hire) });

/** Of the placement all but whose and for whom it is. */
export function toWorkBody(hire: HireInput) {
  const { client_id, job_id, start_date, worker_type, works_remotely } = hire;
  const { pay_rate, pay_basis, pay_frequency, regular_payday, overtime_status } = hire;
  const terms = { pay_rate, pay_basis, pay_frequency, regular_payday, overtime_status };
  return { ...given({ client_id, job_id, worker_type, works_remotely, ...terms }), start_date };
}

/** The whole of it, to be tried before anything is written. */
export function toTrialBody(hire: HireInput): Body<'placements.explainUnsaved'> {
  const employee_id = knownPerson(hire);
  if (employee_id !== null) return { ...toPlacementBody(hire), employee_id };
  const { city, state, zip, country } = addressOf(hire);
  return { ...toPlacementBody(hire), employee: { address: { city, state, zip, country } } };
}
