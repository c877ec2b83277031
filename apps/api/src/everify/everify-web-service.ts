import {
  CaseDetails,
  type CaseFields,
  type CloseRequest,
  DuplicateCheckAnswer,
  FieldsToConfirm,
  LoginAnswer,
  type PhotoMatch,
  UpdatedCases,
} from '@firstday/everify';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import {
  type EverifyResponse,
  readContent,
  isTimeout,
  parseJson,
  retryDelayOf,
  assertSucceeded,
} from './everify-response.js';
import { type DocumentCopy, EverifyUnavailable, EverifyGateway, type NoticeKind } from './everify-gateway.js';

export interface WebServiceLogin {
  readonly baseUrl: string;
  readonly username: string;
  readonly password: string;
}

const timeoutMilliseconds = 30_000;
/** A login holds twelve hours; it is renewed before it ends. */
const loginMilliseconds = 11 * 3_600_000;
/** The service names no rate: ten a second is less than a browser's page asks of it. */
const requestIntervalMilliseconds = 100;

/** The government's REST web service, and the simulator of it: the same operations at another address. */
export class EverifyWebService extends EverifyGateway {
  private token: { readonly value: string; readonly until: number } | undefined;
  private loggingIn: Promise<string> | undefined;
  /** A password that was refused is not tried again: after a few times E-Verify locks its user out. */
  private isLoginRefused = false;
  private next = 0;
  private pausedUntil = 0;

  constructor(private readonly login: WebServiceLogin) {
    super();
  }

  async duplicates(ssn: string, companyId: string): Promise<readonly string[]> {
    const body = { ssn, client_company_id: companyId };
    const { cases } = await this.request(DuplicateCheckAnswer, 'POST', '/duplicate_check', body);
    return cases.map(({ case_number }) => case_number);
  }

  create(fields: CaseFields): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', '/cases', fields);
  }

  submit(caseNumber: string): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/submit`, {});
  }

  read(caseNumber: string): Promise<CaseDetails> {
    return this.request(CaseDetails, 'GET', `/cases/${caseNumber}`);
  }

  fieldsToConfirm(caseNumber: string): Promise<FieldsToConfirm> {
    return this.request(FieldsToConfirm, 'GET', `/cases/${caseNumber}/confirm_details_fields`);
  }

  confirm(caseNumber: string, fields: FieldsToConfirm): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/confirm_details`, fields);
  }

  async photo(caseNumber: string) {
    const answer = await this.send('GET', `/cases/${caseNumber}/retrieve_photo`);
    return { type: answer.type, content: answer.content };
  }

  matchPhoto(caseNumber: string, answer: PhotoMatch): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/photo_match`, { photo_match: answer });
  }

  upload(caseNumber: string, front: DocumentCopy, back: DocumentCopy | null): Promise<CaseDetails> {
    const form = new FormData();
    form.set('front_photo', blobOf(front), front.name);
    if (back) form.set('back_photo', blobOf(back), back.name);
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/scan_and_upload`, form);
  }

  async notice(caseNumber: string, kind: NoticeKind, language: 'en' | 'es'): Promise<Buffer> {
    return (await this.send('GET', `/cases/${caseNumber}/${kind}?language=${language}`)).content;
  }

  refer(caseNumber: string): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/refer`, { employee_notified: true });
  }

  declineToAct(caseNumber: string): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/no_action`, { employee_notified: true });
  }

  close(caseNumber: string, exchange: CloseRequest): Promise<CaseDetails> {
    return this.request(CaseDetails, 'POST', `/cases/${caseNumber}/close`, exchange);
  }

  /** A case in a status that is not known here is left for later: it holds up no other. */
  async updated(limit: number): Promise<readonly CaseDetails[]> {
    const { cases } = await this.request(UpdatedCases, 'GET', `/cases/updated?number_of_records=${limit}`);
    return cases.flatMap((one) => CaseDetails.safeParse(one).data ?? []);
  }

  async confirmUpdated(caseNumbers: readonly string[]): Promise<void> {
    await this.send('POST', '/cases/confirm_updated', { case_numbers: caseNumbers });
  }

  private async request<Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: object,
  ) {
    const { content } = await this.send(method, path, body);
    const parsed = schema.safeParse(parseJson(content));
    if (!parsed.success) throw new EverifyUnavailable('unreadable');
    return parsed.data;
  }

  /** Logs in where it has to, and once more where the login ended early. */
  private async send(method: string, path: string, body?: object): Promise<EverifyResponse> {
    const token = await this.currentToken();
    const answer = await this.exchange(method, path, body, token);
    if (answer.status !== 401) return assertSucceeded(answer);
    // Another request may have renewed it meanwhile.
    if (this.token?.value === token) this.token = undefined;
    return assertSucceeded(await this.exchange(method, path, body, await this.currentToken()));
  }

  private async currentToken(): Promise<string> {
    if (this.isLoginRefused) throw new EverifyUnavailable('login_refused');
    if (this.token && this.token.until > Date.now()) return this.token.value;
    this.loggingIn ??= this.logIn().finally(() => (this.loggingIn = undefined));
    return this.loggingIn;
  }

  private async logIn(): Promise<string> {
    const { username, password } = this.login;
    const answer = await this.exchange('POST', '/authentication/login', { username, password });
    this.isLoginRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (this.isLoginRefused) throw new EverifyUnavailable('login_refused');
    const parsed = LoginAnswer.safeParse(parseJson(assertSucceeded(answer).content));
    if (!parsed.success) throw new EverifyUnavailable('unreadable');
    this.token = { value: parsed.data.access_token, until: Date.now() + loginMilliseconds };
    return this.token.value;
  }

  private async exchange(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<EverifyResponse> {
    await this.waitForTurn();
    const answer = await this.fetchResponse(method, path, body, token);
    if (answer.status === 429) this.pausedUntil = Date.now() + retryDelayOf(answer);
    return answer;
  }

  private async fetchResponse(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<EverifyResponse> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.login.baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        accept: 'application/json, application/pdf, image/*',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      throw new EverifyUnavailable(isTimeout(error) ? 'timeout' : 'unreachable');
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
      content: await readContent(response),
    };
  }

  private async waitForTurn(): Promise<void> {
    const now = Date.now();
    if (now < this.pausedUntil)
      throw new EverifyUnavailable('429', Math.ceil((this.pausedUntil - now) / 1000));
    const at = Math.max(now, this.next);
    this.next = at + requestIntervalMilliseconds;
    if (at > now) await wait(at - now);
  }
}

const blobOf = ({ content, type }: DocumentCopy): Blob => new Blob([Buffer.from(content)], { type });
