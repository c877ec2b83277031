import {
  CaseDetails,
  type CaseFields,
  type CloseRequest,
  type FieldsToConfirm,
  noticeLanguageNames,
  type PhotoMatch,
  serviceAnswers,
} from '@firstday/everify';
import { type DocumentCopy, EverifyGateway, type NoticeKind, type UpdatedCases } from './everify-gateway.js';
import {
  type EverifyResponse,
  operationOf,
  parseJson,
  readServiceAnswer,
  unknownShape,
  unreadMembers,
} from './everify-response.js';
import { type EverifyTokens, ProcessTokens } from './everify-tokens.js';
import { EverifyTransport, type WebServiceLogin } from './everify-transport.js';

/** The government's REST web service, and the simulator of it: the same operations at another address. */
export class EverifyWebService extends EverifyGateway {
  private readonly transport: EverifyTransport;

  /** @param tokens without them, the token is of this process alone */
  constructor(login: WebServiceLogin, tokens: EverifyTokens = new ProcessTokens()) {
    super();
    this.transport = new EverifyTransport(login, tokens);
  }

  signIn(): Promise<void> {
    return this.transport.signIn();
  }

  duplicates(ssn: string, companyId: string): Promise<readonly string[]> {
    const body = { ssn, client_company_id: companyId };
    return this.transport.request(serviceAnswers.duplicates, 'POST', '/duplicate_check', body);
  }

  create(fields: CaseFields): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', '/cases', fields);
  }

  submit(caseNumber: string): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/submit`, {});
  }

  read(caseNumber: string): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'GET', `/cases/${caseNumber}`);
  }

  fieldsToConfirm(caseNumber: string): Promise<FieldsToConfirm> {
    return this.transport.request(
      serviceAnswers.fieldsToConfirm,
      'GET',
      `/cases/${caseNumber}/confirm_details_fields`,
    );
  }

  confirm(caseNumber: string, fields: FieldsToConfirm): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/confirm_details`, fields);
  }

  async photo(caseNumber: string) {
    const path = `/cases/${caseNumber}/retrieve_photo`;
    const answer = await this.transport.send('GET', path);
    const content = photoIn(answer, operationOf('GET', path));
    const type = imageTypeOf(content) ?? answer.type;
    if (!/^image\/(?:png|jpeg|gif)/.test(type) || content.length === 0)
      throw unknownShape(operationOf('GET', path), answer);
    return { type, content };
  }

  matchPhoto(caseNumber: string, answer: PhotoMatch): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/photo_match`, {
      photo_match: answer,
    });
  }

  upload(caseNumber: string, front: DocumentCopy, back: DocumentCopy | null): Promise<CaseDetails> {
    const form = new FormData();
    form.set('front_photo', blobOf(front), front.name);
    if (back) form.set('back_photo', blobOf(back), back.name);
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/scan_and_upload`, form);
  }

  async notice(caseNumber: string, kind: NoticeKind, language: 'en' | 'es'): Promise<Buffer> {
    const path = `/cases/${caseNumber}/${kind}?language=${noticeLanguageNames[language]}`;
    const answer = await this.transport.send('GET', path);
    if (!answer.content.subarray(0, 5).equals(Buffer.from('%PDF-')))
      throw unknownShape(operationOf('GET', path), answer);
    return answer.content;
  }

  refer(caseNumber: string): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/refer`, {
      employee_notified: true,
    });
  }

  declineToAct(caseNumber: string): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/no_action`, {
      employee_notified: true,
    });
  }

  close(caseNumber: string, exchange: CloseRequest): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/close`, exchange);
  }

  /** One that cannot be read is not confirmed, is reported, and holds up no other. */
  async updated(limit: number): Promise<UpdatedCases> {
    const path = `/cases/updated?number_of_records=${limit}`;
    const answer = await this.transport.send('GET', path);
    const operation = operationOf('GET', path);
    const read = readServiceAnswer(serviceAnswers.updated, answer, operation).map((one) =>
      CaseDetails.safeParse(one),
    );
    const wrong = read.find(({ success }) => !success)?.error;
    return {
      cases: read.flatMap(({ data }) => data ?? []),
      unread: wrong && unknownShape(operation, answer, unreadMembers(wrong)),
    };
  }

  /** The codes of a reference list of the service. */
  reference(list: string, query = ''): Promise<readonly string[]> {
    return this.transport.request(serviceAnswers.reference(list), 'GET', `/reference/${list}${query}`);
  }

  async confirmUpdated(caseNumbers: readonly string[]): Promise<void> {
    const body = { case_numbers: caseNumbers };
    await this.transport.request(serviceAnswers.confirmUpdated, 'POST', '/cases/confirm_updated', body);
  }
}

const blobOf = ({ content, type }: DocumentCopy): Blob => new Blob([Buffer.from(content)], { type });

/** As base64 in JSON, or as it is. */
function photoIn(answer: EverifyResponse, operation: string): Buffer {
  if (parseJson(answer.content) === undefined) return answer.content;
  return Buffer.from(readServiceAnswer(serviceAnswers.photo, answer, operation), 'base64');
}

/** By its first bytes: JSON does not say what kind of image it has. */
function imageTypeOf(content: Buffer): string | undefined {
  const head = content.subarray(0, 4).toString('hex');
  if (head === '89504e47') return 'image/png';
  return head.startsWith('ffd8ff') ? 'image/jpeg' : undefined;
}
