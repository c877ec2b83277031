import { randomBytes } from 'node:crypto';
import {
  employeeDeadline,
  employerDeadline,
  isTransition,
  photoDocuments,
  documentCodes,
} from '@firstday/everify';
import { identityOf } from './identities.mjs';
import { conflict, invalid, notFound, ServiceError } from './service-error.mjs';

const photoCodes = new Set(photoDocuments.map((key) => documentCodes[key].code));
/** Fifteen characters, told apart from real ones by the first; another simulator never gives the same. */
const newNumber = () => `SIM${randomBytes(6).toString('hex').toUpperCase()}`;

/** The cases that the simulated service keeps, and what happens to them. */
export class SimulatedCases {
  #clock;
  #answerSeconds;
  #cases = new Map();
  #askedFirst = new Map();

  /** @param answerSeconds how long an agency takes */
  constructor(clock, { answerSeconds = 20 } = {}) {
    this.#clock = clock;
    this.#answerSeconds = answerSeconds;
  }

  /** What a restart has to find again. */
  toState() {
    return { cases: [...this.#cases.values()], asked: [...this.#askedFirst] };
  }

  restore({ cases, asked }) {
    this.#cases = new Map(cases.map((it) => [it.details.case_number, it]));
    this.#askedFirst = new Map(asked);
  }

  duplicatesOf({ ssn, client_company_id }) {
    const since = this.#clock.now().getTime() - 365 * 86_400_000;
    return [...this.#cases.values()].filter(
      ({ fields, openedAt }) =>
        fields.ssn === ssn && fields.client_company_id === client_company_id && openedAt >= since,
    );
  }

  create(fields) {
    this.#refuseWhileDown(fields.ssn);
    const others = this.duplicatesOf(fields);
    if (identityOf(fields.ssn).isDuplicate && others.length === 0)
      this.#open({ ...fields, employer_case_id: 'another' });
    const isDuplicate = this.duplicatesOf(fields).length > 0;
    if (isDuplicate && !fields.duplicate_continue_reason_code)
      throw conflict('This person has a case of the last 365 days; say why there is another.');
    return this.#open(fields).details;
  }

  /** Time passes for one person: what is awaited of an agency, or of the service itself, comes that much sooner. */
  advance(ssn, seconds) {
    for (const it of this.#cases.values())
      if (it.fields.ssn === ssn && it.answersAt) it.answersAt -= seconds * 1000;
    const first = this.#askedFirst.get(ssn);
    if (first !== undefined) this.#askedFirst.set(ssn, first - seconds * 1000);
  }

  read(caseNumber) {
    return this.#known(caseNumber).details;
  }

  submit(caseNumber) {
    const it = this.#known(caseNumber);
    this.#refuseWhileDown(it.fields.ssn);
    const first = identityOf(it.fields.ssn).first;
    const asksForPhoto = first === 'PHOTO_MATCH' && photoCodes.has(it.fields.document_a_type_code);
    return this.#answer('submit', it, first === 'PHOTO_MATCH' && !asksForPhoto ? 'CLOSED' : first);
  }

  fieldsToConfirm(caseNumber) {
    const { fields } = this.#in(caseNumber, 'UNCONFIRMED_DATA');
    const names = ['first_name', 'last_name', 'date_of_birth'];
    return { case_fields: names.map((field_name) => ({ field_name, value: fields[field_name] })) };
  }

  confirm(caseNumber, { case_fields }) {
    const it = this.#in(caseNumber, 'UNCONFIRMED_DATA');
    for (const { field_name, value } of case_fields) {
      if (!Object.hasOwn(it.fields, field_name)) throw invalid(`There is no field ${field_name}.`);
      it.fields[field_name] = value;
    }
    return this.#answer('confirm_data', it, 'CLOSED');
  }

  matchPhoto(caseNumber, { photo_match }) {
    const it = this.#in(caseNumber, 'PHOTO_MATCH');
    const next =
      photo_match === 'not-matching'
        ? 'SCAN_AND_UPLOAD'
        : photo_match === 'matching'
          ? 'CLOSED'
          : 'MANUAL_REVIEW';
    return this.#answer('match_photo', it, next);
  }

  /** The document was sent: somebody compares it, and finds a mismatch. */
  upload(caseNumber) {
    const it = this.#in(caseNumber, 'SCAN_AND_UPLOAD');
    it.answers = { then: 'PENDING_REFERRAL', agency: 'DHS' };
    return this.#answer('upload_document', it, 'MANUAL_REVIEW');
  }

  /** @returns the case, for the notice about its mismatch */
  noticeOf(caseNumber) {
    const it = this.#known(caseNumber);
    if (!['PENDING_REFERRAL', 'REFERRED'].includes(it.details.case_status))
      throw conflict('This case has no mismatch.');
    it.isNoticeTaken = true;
    return it;
  }

  referralOf(caseNumber) {
    return this.#in(caseNumber, 'REFERRED');
  }

  refer(caseNumber) {
    const it = this.#in(caseNumber, 'PENDING_REFERRAL');
    if (!it.isNoticeTaken) throw conflict('The Further Action Notice is taken before a case is referred.');
    return this.#answer('refer', it, 'REFERRED');
  }

  declineToAct(caseNumber) {
    const it = this.#in(caseNumber, 'PENDING_REFERRAL');
    return this.#answer('decline_to_act', it, 'FINAL_NONCONFIRMATION', 'NO_ACTION_FNC');
  }

  close(caseNumber) {
    return this.#answer(
      'close',
      this.#known(caseNumber),
      'CLOSED',
      this.read(caseNumber).case_eligibility_statement,
    );
  }

  /** Those that changed by themselves and were not confirmed as read. */
  updated(limit) {
    this.#letTimePass();
    return [...this.#cases.values()]
      .filter(({ isUpdated }) => isUpdated)
      .slice(0, limit)
      .map(({ details }) => details);
  }

  confirmUpdated(caseNumbers) {
    for (const caseNumber of caseNumbers) this.#known(caseNumber).isUpdated = false;
  }

  #open(fields) {
    const details = {
      case_number: newNumber(),
      employer_case_id: fields.employer_case_id,
      case_status: 'DRAFT',
      case_status_display: 'Draft (simulated)',
      case_eligibility_statement: null,
      reason_for_delay_code: fields.reason_for_delay_code ?? null,
      ssa_referral_status: null,
      dhs_referral_status: null,
      dhs_referral_due_date: null,
      dhs_referral_contact_by_date: null,
      ev_star_referral_due_date: null,
      ev_star_referral_contact_by_date: null,
    };
    const it = {
      details,
      fields: { ...fields },
      openedAt: this.#clock.now().getTime(),
      answers: identityOf(fields.ssn),
    };
    this.#cases.set(details.case_number, it);
    return it;
  }

  #answer(action, it, next, statement) {
    const { details } = it;
    if (!isTransition(action, details.case_status, next))
      throw conflict(`A case that is ${details.case_status} cannot ${action.replaceAll('_', ' ')}.`);
    details.case_status = next;
    details.case_status_display = `${next.replaceAll('_', ' ').toLowerCase()} (simulated)`;
    if (next === 'CLOSED' && action !== 'close') details.case_eligibility_statement = 'EMPLOYMENT_AUTHORIZED';
    if (next === 'FINAL_NONCONFIRMATION' || next === 'CLOSE_CASE_AND_RESUBMIT')
      details.case_eligibility_statement = statement ?? next;
    if (next === 'PENDING_REFERRAL') this.#tellMismatch(it);
    if (next === 'REFERRED') this.#tellReferral(it);
    it.answersAt = ['MANUAL_REVIEW', 'QUEUED', 'REFERRED'].includes(next)
      ? this.#clock.now().getTime() + this.#answerSeconds * 1000
      : null;
    return details;
  }

  #tellMismatch({ details, answers }) {
    const due = employerDeadline(this.#clock.today());
    if (answers.agency !== 'DHS')
      Object.assign(details, { ssa_referral_status: 'PENDING_REFERRAL', ev_star_referral_due_date: due });
    if (answers.agency !== 'SSA')
      Object.assign(details, { dhs_referral_status: 'PENDING_REFERRAL', dhs_referral_due_date: due });
    const agency = answers.agency === 'DUAL' ? 'SSA and DHS' : answers.agency;
    details.case_status_display = `Tentative Nonconfirmation (${agency}) (simulated)`;
  }

  #tellReferral({ details, answers }) {
    const by = employeeDeadline(this.#clock.today());
    if (answers.agency !== 'DHS')
      Object.assign(details, { ssa_referral_status: 'REFERRED', ev_star_referral_contact_by_date: by });
    if (answers.agency !== 'SSA')
      Object.assign(details, { dhs_referral_status: 'REFERRED', dhs_referral_contact_by_date: by });
  }

  /** What agencies answered meanwhile; a mismatch that nobody acted on becomes a nonconfirmation. */
  #letTimePass() {
    const now = this.#clock.now().getTime();
    const today = this.#clock.today();
    for (const it of this.#cases.values()) {
      const { details } = it;
      const due = details.ev_star_referral_due_date ?? details.dhs_referral_due_date;
      if (it.answersAt && it.answersAt <= now) {
        const next =
          details.case_status === 'REFERRED'
            ? (it.answers.afterReferral ?? 'CLOSED')
            : (it.answers.then ?? 'CLOSED');
        this.#answer('update', it, next);
        it.isUpdated = true;
      } else if (details.case_status === 'PENDING_REFERRAL' && due && due < today) {
        this.#answer('update', it, 'FINAL_NONCONFIRMATION', 'NO_ACTION_FNC');
        it.isUpdated = true;
      }
    }
  }

  #refuseWhileDown(ssn) {
    const { downSeconds } = identityOf(ssn);
    if (!downSeconds) return;
    const now = this.#clock.now().getTime();
    if (!this.#askedFirst.has(ssn)) this.#askedFirst.set(ssn, now);
    if (now < this.#askedFirst.get(ssn) + downSeconds * 1000)
      throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'The service is not available.', {
        'retry-after': '5',
      });
  }

  #known(caseNumber) {
    this.#letTimePass();
    const it = this.#cases.get(caseNumber);
    if (!it) throw notFound();
    return it;
  }

  #in(caseNumber, status) {
    const it = this.#known(caseNumber);
    if (it.details.case_status !== status)
      throw conflict(`This case is ${it.details.case_status}, not ${status}.`);
    return it;
  }
}
