import type { AddressAnswer } from '../answers.js';

/** What is known of somebody who was hired; null where nobody has said it. */
export interface NewHire {
  readonly socialSecurityNumber: string | null;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly address: AddressAnswer | null;
  /** ISO date; the record may do without. */
  readonly dateOfBirth: string | null;
  /** The day on which services for pay were first performed, ISO date (42 U.S.C. 653a(b)(1)(A)). */
  readonly hiredOn: string | null;
  /** Where they work: two letters. */
  readonly stateOfHire: string | null;
  readonly employer: {
    readonly name: string | null;
    readonly ein: string | null;
    readonly address: AddressAnswer | null;
  };
}

/** What a report needs of somebody, and what is wrong with it. */
export interface NewHireProblem {
  readonly field:
    | 'address'
    | 'city'
    | 'country'
    | 'date_of_birth'
    | 'employer_address'
    | 'employer_ein'
    | 'employer_name'
    | 'first_name'
    | 'hired_on'
    | 'last_name'
    | 'middle_name'
    | 'social_security_number'
    | 'state'
    | 'work_state'
    | 'zip';
  readonly reason: 'format' | 'letters' | 'missing' | 'too_long';
}
