import {
  CaseFields,
  documentCodes,
  type FieldsToConfirm,
  type PhotoMatch,
  photoDocuments,
} from '@firstday/everify';

import { identityOf, type ServiceStatus } from './identities.ts';
import { caseNotFound, conflict, invalid, unavailable, unknownForm } from './service-error.ts';
import { newCase, type SimulatedCase } from './simulated-case.ts';
import type { SimulatedClock } from './simulated-clock.ts';
import { type CaseStep, dueStep, type Pace, takeStep } from './take-step.ts';

type Details = SimulatedCase['details'];

/** What a restart has to find again. */
export interface CasesState {
  readonly cases: readonly SimulatedCase[];
  /** When each number was first asked about, in milliseconds. */
  readonly asked: readonly (readonly [ssn: string, at: number])[];
}

const day = 86_400_000;
const photoCodes = new Set(photoDocuments.flatMap((key) => documentCodes[key]?.code ?? []));
const afterPhoto: Readonly<Record<PhotoMatch, ServiceStatus>> = {
  matching: 'CLOSED',
  'not-matching': 'SCAN_AND_UPLOAD',
  'no-image': 'MANUAL_REVIEW',
};

/** The cases that the simulated service keeps, and what is asked of them. */
export class SimulatedCases {
  readonly #pace: Pace;
  #cases = new Map<string, SimulatedCase>();
  #askedFirst = new Map<string, number>();

  /** @param answerSeconds how long an agency takes */
  constructor(clock: SimulatedClock, answerSeconds = 20) {
    this.#pace = { clock, answerSeconds };
  }

  toState(): CasesState {
    return { cases: [...this.#cases.values()], asked: [...this.#askedFirst] };
  }

  restore({ cases, asked }: CasesState): void {
    this.#cases = new Map(cases.map((one) => [one.details.case_number, one]));
    this.#askedFirst = new Map(asked);
  }

  duplicatesOf({ ssn, client_company_id }: Pick<CaseFields, 'ssn' | 'client_company_id'>): SimulatedCase[] {
    const since = this.#now - 365 * day;
    return [...this.#cases.values()].filter(
      ({ fields, openedAt }) =>
        fields.ssn === ssn && fields.client_company_id === client_company_id && openedAt >= since,
    );
  }

  create(fields: CaseFields): Details {
    this.#refuseWhileDown(fields.ssn);
    if (identityOf(fields.ssn).isDuplicate && this.duplicatesOf(fields).length === 0)
      this.#open({ ...fields, employer_case_id: 'another' });
    if (this.duplicatesOf(fields).length > 0 && !fields.duplicate_continue_reason_code)
      throw conflict('This person has a case of the last 365 days; say why there is another.');
    return this.#open(fields);
  }

  /** Time passes for one person: what is awaited of an agency, or of the service itself, comes that much sooner. */
  advance(ssn: string, seconds: number): void {
    for (const one of this.#cases.values())
      if (one.fields.ssn === ssn && one.answersAt) one.answersAt -= seconds * 1000;
    const first = this.#askedFirst.get(ssn);
    if (first !== undefined) this.#askedFirst.set(ssn, first - seconds * 1000);
  }

  read(caseNumber: string): Details {
    return this.#current(caseNumber).details;
  }

  submit(caseNumber: string): Details {
    const one = this.#current(caseNumber);
    this.#refuseWhileDown(one.fields.ssn);
    const { first } = identityOf(one.fields.ssn);
    const hasPhoto = photoCodes.has(one.fields.document_a_type_code ?? '');
    return this.#take(one, {
      action: 'submit',
      next: first === 'PHOTO_MATCH' && !hasPhoto ? 'CLOSED' : first,
    });
  }

  fieldsToConfirm(caseNumber: string): FieldsToConfirm {
    const { fields } = this.#currentIn(caseNumber, 'UNCONFIRMED_DATA');
    const names = ['first_name', 'last_name', 'date_of_birth'] as const;
    return { case_fields: names.map((field_name) => ({ field_name, value: fields[field_name] })) };
  }

  confirm(caseNumber: string, { case_fields }: FieldsToConfirm): Details {
    const one = this.#currentIn(caseNumber, 'UNCONFIRMED_DATA');
    for (const { field_name, value } of case_fields) {
      if (!Object.hasOwn(one.fields, field_name)) throw invalid(`There is no field ${field_name}.`);
      const taken = CaseFields.partial().safeParse({ [field_name]: value });
      if (!taken.success) throw invalid(`${field_name}: not accepted`);
      Object.assign(one.fields, taken.data);
    }
    return this.#take(one, { action: 'confirm_data', next: 'CLOSED' });
  }

  matchPhoto(caseNumber: string, photoMatch: PhotoMatch): Details {
    const one = this.#currentIn(caseNumber, 'PHOTO_MATCH');
    return this.#take(one, { action: 'match_photo', next: afterPhoto[photoMatch] });
  }

  /** The document was sent: somebody compares it, and finds a mismatch. */
  upload(caseNumber: string): Details {
    const one = this.#currentIn(caseNumber, 'SCAN_AND_UPLOAD');
    one.answers = { then: 'PENDING_REFERRAL', agency: 'DHS' };
    return this.#take(one, { action: 'upload_document', next: 'MANUAL_REVIEW' });
  }

  /** @returns the case, for the notice about its mismatch */
  takeNotice(caseNumber: string): SimulatedCase {
    const one = this.#current(caseNumber);
    if (!['PENDING_REFERRAL', 'REFERRED'].includes(one.details.case_status))
      throw conflict('This case has no mismatch.');
    one.isNoticeTaken = true;
    return one;
  }

  referralOf(caseNumber: string): SimulatedCase {
    return this.#currentIn(caseNumber, 'REFERRED');
  }

  refer(caseNumber: string): Details {
    const one = this.#currentIn(caseNumber, 'PENDING_REFERRAL');
    if (!one.isNoticeTaken) throw conflict('The Further Action Notice is taken before a case is referred.');
    return this.#take(one, { action: 'refer', next: 'REFERRED' });
  }

  declineToAct(caseNumber: string): Details {
    const one = this.#currentIn(caseNumber, 'PENDING_REFERRAL');
    return this.#take(one, {
      action: 'decline_to_act',
      next: 'FINAL_NONCONFIRMATION',
      statement: 'NO_ACTION_FNC',
    });
  }

  close(caseNumber: string): Details {
    return this.#take(this.#current(caseNumber), { action: 'close', next: 'CLOSED' });
  }

  /** Those that changed by themselves and were not confirmed as read. */
  updated(limit: number): Details[] {
    this.#letTimePass();
    return [...this.#cases.values()]
      .filter(({ isUpdated }) => isUpdated)
      .slice(0, limit)
      .map(({ details }) => details);
  }

  confirmUpdated(caseNumbers: readonly string[]): void {
    for (const caseNumber of caseNumbers) this.#current(caseNumber).isUpdated = false;
  }

  get #now(): number {
    return this.#pace.clock.now().getTime();
  }

  #open(fields: CaseFields): Details {
    const one = newCase(fields, this.#now);
    this.#cases.set(one.details.case_number, one);
    return one.details;
  }

  #take(one: SimulatedCase, step: CaseStep): Details {
    takeStep(one, step, this.#pace);
    return one.details;
  }

  #letTimePass(): void {
    for (const one of this.#cases.values()) {
      const step = dueStep(one, this.#pace.clock);
      if (!step) continue;
      this.#take(one, step);
      one.isUpdated = true;
    }
  }

  #refuseWhileDown(ssn: string): void {
    const { downSeconds = 0, unknownSeconds = 0 } = identityOf(ssn);
    if (!downSeconds && !unknownSeconds) return;
    const first = this.#askedFirst.get(ssn) ?? this.#now;
    this.#askedFirst.set(ssn, first);
    if (this.#now < first + downSeconds * 1000) throw unavailable({ 'retry-after': '5' });
    if (this.#now < first + unknownSeconds * 1000) throw unknownForm();
  }

  #current(caseNumber: string): SimulatedCase {
    this.#letTimePass();
    const one = this.#cases.get(caseNumber);
    if (!one) throw caseNotFound();
    return one;
  }

  #currentIn(caseNumber: string, status: ServiceStatus): SimulatedCase {
    const one = this.#current(caseNumber);
    if (one.details.case_status !== status)
      throw conflict(`This case is ${one.details.case_status}, not ${status}.`);
    return one;
  }
}
