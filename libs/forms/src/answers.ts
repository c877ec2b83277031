/** Money is in dollars with at most two decimals; dates are ISO 8601 dates. */
export type AnswerValue =
  | string
  | number
  | boolean
  | readonly string[]
  | AddressAnswer
  | DocumentAnswer
  | readonly FileAnswer[]
  | null;

export interface AddressAnswer {
  readonly street: string;
  readonly secondary?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip?: string | null;
  /** ISO 3166-1 alpha-3 or alpha-2 as the record holds it. */
  readonly country: string;
}

/** A document that was presented, as a row of Form I-9 asks for it. */
export interface DocumentAnswer {
  /** The key of one of the field's `documents`. */
  readonly document: string;
  readonly issuing_authority?: string;
  readonly number?: string;
  /** Said of a document without a number: the form has N/A. */
  readonly has_no_number?: boolean;
  /** ISO date, null where the document does not expire, `D/S` (duration of status) on Forms I-94, I-20 and DS-2019. */
  readonly expires_on?: string | null;
  /** Said of a document that does not expire: the form has N/A. */
  readonly has_no_expiration?: boolean;
  readonly is_receipt?: boolean;
}

export interface FileAnswer {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Answers by field path (`task.filing_status`, `employee.first_name`). Sensitive ones are in clear here. */
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/** What is known besides the answers, by path: `today`, `employer.name`, `employer.uses_e_verify`, `placement.start_date`. */
export type FormContext = Readonly<Record<string, AnswerValue | undefined>>;
