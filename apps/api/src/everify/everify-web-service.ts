import {
  CaseDetails,
  type CaseFields,
  type CloseRequest,
  DuplicateCheckAnswer,
  FieldsToConfirm,
  type PhotoMatch,
  UpdatedCases,
} from '@firstday/everify';
import { type DocumentCopy, EverifyGateway, type NoticeKind } from './everify-gateway.js';
import { EverifyTransport, type WebServiceLogin } from './everify-transport.js';

/** The government's REST web service, and the simulator of it: the same operations at another address. */
export class EverifyWebService extends EverifyGateway {
  private readonly transport: EverifyTransport;

  constructor(login: WebServiceLogin) {
    super();
    this.transport = new EverifyTransport(login);
  }

  async signIn(): Promise<void> {
    await this.transport.signIn();
  }

  async duplicates(ssn: string, companyId: string): Promise<readonly string[]> {
    const body = { ssn, client_company_id: companyId };
    const { cases } = await this.transport.request(DuplicateCheckAnswer, 'POST', '/duplicate_check', body);
    return cases.map(({ case_number }) => case_number);
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
    return this.transport.request(FieldsToConfirm, 'GET', `/cases/${caseNumber}/confirm_details_fields`);
  }

  confirm(caseNumber: string, fields: FieldsToConfirm): Promise<CaseDetails> {
    return this.transport.request(CaseDetails, 'POST', `/cases/${caseNumber}/confirm_details`, fields);
  }

  async photo(caseNumber: string) {
    const answer = await this.transport.send('GET', `/cases/${caseNumber}/retrieve_photo`);
    return { type: answer.type, content: answer.content };
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
    return (await this.transport.send('GET', `/cases/${caseNumber}/${kind}?language=${language}`)).content;
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

  /** A case in a status that is not known here is left for later: it holds up no other. */
  async updated(limit: number): Promise<readonly CaseDetails[]> {
    const { cases } = await this.transport.request(
      UpdatedCases,
      'GET',
      `/cases/updated?number_of_records=${limit}`,
    );
    return cases.flatMap((one) => CaseDetails.safeParse(one).data ?? []);
  }

  async confirmUpdated(caseNumbers: readonly string[]): Promise<void> {
    await this.transport.send('POST', '/cases/confirm_updated', { case_numbers: caseNumbers });
  }
}

const blobOf = ({ content, type }: DocumentCopy): Blob => new Blob([Buffer.from(content)], { type });
