import { type IncomingMessage, type Server, createServer } from 'node:http';

/*
 * The web service as public clients of version 31 have seen it, written from their account of it and from nothing of
 * ours: it takes no field and no method that they do not send, and answers with more than we read.
 */

/** Every field of a case that public clients send. */
const caseFields = new Set(
  `client_company_id client_software_version employer_case_id case_creator_name case_creator_email_address
   case_creator_phone_number case_creator_phone_number_extension first_name middle_initial last_name
   other_last_names_used date_of_birth ssn employee_email_address phone_number citizenship_status_code alien_number
   i94_number foreign_passport_number country_code us_passport_number visa_number i551_number i766_number sevis_number
   document_a_type_code document_b_type_code document_c_type_code document_sub_type_code us_state_code
   document_bc_number expiration_date no_expiration_date date_of_hire reason_for_delay_code
   reason_for_delay_description duplicate_continue_reason_code`.split(/\s+/),
);

type Json = Record<string, unknown>;
interface Case extends Json {
  case_number: string;
  case_status: string;
}
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly body: Json;
}
interface Answered {
  readonly status: number;
  readonly body: Json | Buffer;
  readonly type?: string;
}

const refused = (status: number, error_code: string): Answered => ({
  status,
  body: { errors: [{ error_code, message: 'What was wrong, in words.' }] },
});
const ok = (body: Json | Buffer, type?: string): Answered => ({
  status: 200,
  body,
  ...(type ? { type } : {}),
});

/** What follows from the last four digits of the Social Security number: those of the simulator's identities. */
const first: Readonly<Record<string, string>> = {
  '0001': 'CLOSED',
  '0002': 'MANUAL_REVIEW',
  '0003': 'PENDING_REFERRAL',
  '0006': 'PHOTO_MATCH',
  '0011': 'UNCONFIRMED_DATA',
};

const lengths = { first_name: 25, last_name: 40, middle_initial: 1 } as const;

/** Letters, spaces, single quotes and hyphens are all that names have there. */
const hasNames = (body: Json): boolean =>
  Object.entries(lengths).every(([name, most]) => {
    const given = body[name];
    if (given === undefined) return name === 'middle_initial';
    return typeof given === 'string' && given.length <= most && /^[A-Za-z' -]+$/.test(given);
  });

export class ObservedService {
  url = '';
  /** In seconds: what it says of its tokens. */
  lifetime = 43_200;
  passwordExpiresOn: string | null = '2027-02-18';
  canRefresh = true;
  /** The code with which it refuses every login. */
  refusesLogin: string | undefined;
  /** Another process logs in again and again, which ends every token of this one. */
  isLoggedInElsewhere = false;
  private readonly login = { username: 'HARBOR1', password: 'not-a-real-password' };
  private readonly cases = new Map<string, Case>();
  private readonly notices = new Set<string>();
  private updated: string[] = [];
  private token = '';
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then(({ status, body, type = 'application/json' }) => {
      response.writeHead(status, { 'content-type': type });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/v31`;
    return this.url;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The reason that came with a case of ours. */
  delayOf(employerCaseId: string): unknown {
    const made = [...this.cases.values()].find((one) => one['employer_case_id'] === employerCaseId);
    return made?.['reason_for_delay_code'];
  }

  endLogins(): void {
    this.token = '';
  }

  /** Agencies answer whatever they were working on. */
  letAgenciesAnswer(): void {
    for (const one of this.cases.values()) {
      if (!['MANUAL_REVIEW', 'REFERRED'].includes(one.case_status)) continue;
      this.move(one, 'CLOSED');
      this.updated.push(one.case_number);
    }
  }

  private async answer(request: IncomingMessage): Promise<Answered> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { pathname, search } = new URL(request.url ?? '', 'http://service');
    const type = request.headers['content-type'] ?? '';
    const bytes = Buffer.concat(chunks);
    const body: Json = type === 'application/json' ? JSON.parse(bytes.toString()) : {};
    const path = pathname.replace('/api/v31', '') + search;
    const asked: Asked = { method: request.method ?? '', path, type, bytes, body };
    if (asked.path === '/authentication/login') return this.logIn(body);
    if (this.isLoggedInElsewhere || !this.token || request.headers.authorization !== `Bearer ${this.token}`)
      return refused(401, 'UNAUTHORIZED');
    if (asked.path === '/authentication/refresh')
      return this.canRefresh ? this.giveToken() : refused(404, 'NOT_FOUND');
    return this.general(asked) ?? this.ofCase(asked) ?? refused(404, 'NOT_FOUND');
  }

  private logIn({ username, password }: Json): Answered {
    if (this.refusesLogin) return refused(401, this.refusesLogin);
    if (username !== this.login.username || password !== this.login.password)
      return refused(401, 'INVALID_CREDENTIALS');
    return this.giveToken();
  }

  /** The one before it ends. */
  private giveToken(): Answered {
    this.token = `token-${Date.now()}-${Math.random()}`;
    const user_info = { first_name: 'Carla', password_expiration_date: this.passwordExpiresOn };
    return ok({ access_token: this.token, token_type: 'Bearer', expires_in: this.lifetime, user_info });
  }

  private general({ method, path, body }: Asked): Answered | undefined {
    if (method === 'POST' && path === '/duplicate_check')
      return ok({ cases: this.of(body), total: this.of(body).length });
    if (method === 'POST' && path === '/cases') return this.create(body);
    if (method === 'GET' && path.startsWith('/cases/updated?number_of_records='))
      return ok({ cases: this.updated.map((number) => this.cases.get(number) ?? {}) });
    if (method !== 'POST' || path !== '/cases/confirm_updated') return undefined;
    const confirmed = Array.isArray(body['case_numbers']) ? body['case_numbers'] : [];
    this.updated = this.updated.filter((number) => !confirmed.includes(number));
    return ok({});
  }

  private of({ ssn, client_company_id }: Json): Case[] {
    return [...this.cases.values()].filter(
      (one) => one['ssn'] === ssn && one['client_company_id'] === client_company_id,
    );
  }

  private create(body: Json): Answered {
    if (Object.keys(body).some((name) => !caseFields.has(name)) || !hasNames(body))
      return refused(400, 'VALIDATION_ERROR');
    if (this.of(body).length > 0 && !body['duplicate_continue_reason_code'])
      return refused(409, 'CASE_STATUS_CONFLICT');
    const case_number = `2026${String(this.cases.size).padStart(11, '0')}`;
    const made: Case = {
      ...body,
      case_number,
      case_status: 'DRAFT',
      created_at: '2026-11-20T15:00:00-05:00',
    };
    this.move(made, 'DRAFT');
    this.cases.set(case_number, made);
    return { status: 201, body: made };
  }

  private ofCase({ method, path, type, bytes, body }: Asked): Answered | undefined {
    const [, number = '', operation = ''] = /^\/cases\/(\w+)(?:\/(\w+))?/.exec(path) ?? [];
    const one = this.cases.get(number);
    if (!one) return refused(404, 'CASE_NOT_FOUND');
    const at = (status: string, answer: () => Answered) =>
      one.case_status === status ? answer() : refused(409, 'CASE_STATUS_CONFLICT');
    const to = (status: string) => () => ok(this.move(one, status));
    switch (`${method} ${operation}`) {
      case 'GET ':
        return ok(one);
      case 'POST submit':
        return at('DRAFT', to(first[String(one['ssn']).slice(-4)] ?? 'CLOSED'));
      case 'GET confirm_details_fields':
        return at('UNCONFIRMED_DATA', () =>
          ok({ case_fields: [{ field_name: 'last_name', value: one['last_name'], required: true }] }),
        );
      case 'POST confirm_details':
        return at('UNCONFIRMED_DATA', to('CLOSED'));
      case 'GET retrieve_photo':
        return at('PHOTO_MATCH', () => ok(Buffer.from('a photo'), 'image/jpeg'));
      case 'POST photo_match':
        return at('PHOTO_MATCH', to(body['photo_match'] === 'not-matching' ? 'SCAN_AND_UPLOAD' : 'CLOSED'));
      case 'POST scan_and_upload':
        if (
          !type.startsWith('multipart/form-data; boundary=') ||
          !bytes.includes('name="front_photo"; filename="')
        )
          return refused(400, 'VALIDATION_ERROR');
        return at('SCAN_AND_UPLOAD', to('MANUAL_REVIEW'));
      case 'GET further_action_notice':
        this.notices.add(number);
        return at('PENDING_REFERRAL', () => ok(Buffer.from(`%PDF-1.7 ${path}`), 'application/pdf'));
      case 'GET referral_date_confirmation':
        return at('REFERRED', () => ok(Buffer.from(`%PDF-1.7 ${path}`), 'application/pdf'));
      case 'POST refer':
        if (body['employee_notified'] !== true || !this.notices.has(number))
          return refused(409, 'CASE_STATUS_CONFLICT');
        return at('PENDING_REFERRAL', to('REFERRED'));
      case 'POST no_action':
        return at('PENDING_REFERRAL', to('FINAL_NONCONFIRMATION'));
      case 'POST close':
        return at('FINAL_NONCONFIRMATION', () =>
          body['case_closure_reason_code'] === 'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC' &&
          body['currently_employed_reason_description']
            ? to('CLOSED')()
            : refused(400, 'VALIDATION_ERROR'),
        );
      default:
        return undefined;
    }
  }

  /** The case as it is told from now on, with all that the service says beside its status. */
  private move(one: Case, status: string): Case {
    const statements: Json = { CLOSED: 'EMPLOYMENT_AUTHORIZED', FINAL_NONCONFIRMATION: 'NO_ACTION_FNC' };
    const isMismatch = status === 'PENDING_REFERRAL' || status === 'REFERRED';
    return Object.assign(one, {
      case_status: status,
      case_status_display: status === 'PENDING_REFERRAL' ? 'Tentative Nonconfirmation (SSA)' : status,
      case_eligibility_statement: one['case_eligibility_statement'] ?? statements[status] ?? null,
      ssa_referral_status: isMismatch ? status : 'NOT_REFERRED',
      dhs_referral_status: 'NOT_REFERRED',
      dhs_referral_due_date: null,
      dhs_referral_contact_by_date: null,
      ev_star_referral_due_date: isMismatch ? '2026-12-07' : null,
      ev_star_referral_contact_by_date: status === 'REFERRED' ? '2026-12-03' : null,
      updated_at: '2026-11-20T15:00:01-05:00',
    });
  }
}
