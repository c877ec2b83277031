import type { EverifyAction } from '@firstday/domain';
import { type CaseDetails, CaseFields, type CloseRequest, type FieldsToConfirm } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { dateInTimeZone } from '../context/index.js';
import { softwareVersion } from '../http/index.js';
import { FileStorage } from '../sealing/index.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { OpenConnection } from './everify-connections.service.js';
import { type DocumentCopy, EverifyRefusal } from './everify-gateway.js';
import type { OpenCaseInput, PhotoMatchInput, StoredCopy, UploadInput } from './with-pending-action.js';

/**
 * Asks E-Verify for what is wanted of a case. E-Verify is always read before it is asked to change a case, and a case is
 * looked for before it is opened: what was done already, and whose answer was lost, is not done again.
 */
@Injectable()
export class CaseActionSender {
  constructor(
    private readonly sealer: CaseSealer,
    private readonly storage: FileStorage,
  ) {}

  async send(
    connection: OpenConnection,
    row: EverifyCaseEntity,
    wanted: EverifyAction,
    at: Date,
  ): Promise<CaseDetails> {
    const { gateway } = connection;
    if (wanted === 'open') return this.open(connection, row, at);
    const number = row.case_number;
    if (number === null) throw new Error('a case that was opened has a number');
    const now = await gateway.read(number);
    // It was done already, and the answer was lost.
    if (now.case_status !== row.status) return now;
    switch (wanted) {
      case 'submit':
        return gateway.submit(number);
      case 'confirm_data':
        return gateway.confirm(number, { case_fields: [], ...this.sealer.openInput<FieldsToConfirm>(row) });
      case 'match_photo':
        return gateway.matchPhoto(
          number,
          this.sealer.openInput<PhotoMatchInput>(row).photo_match ?? 'no-image',
        );
      case 'upload_document':
        return this.upload(connection, row, number);
      case 'refer':
        return gateway.refer(number);
      case 'decline_to_act':
        return gateway.declineToAct(number);
      case 'close':
        return gateway.close(number, toCloseRequest(this.sealer.openInput<CloseRequest>(row)));
      case 'update':
      case 'discard':
        return now;
    }
  }

  /** A case with our own id may be there from an attempt whose answer was lost: it is adopted. */
  private async open(
    { gateway, creator }: OpenConnection,
    row: EverifyCaseEntity,
    at: Date,
  ): Promise<CaseDetails> {
    const fields = toCaseFields({
      ...this.sealer.openFields(row),
      ...this.openInput(row, at),
      client_company_id: row.company_id,
      client_software_version: `Firstday ${softwareVersion}`,
      employer_case_id: row.id,
      case_creator_name: creator.creator_name,
      case_creator_email_address: creator.creator_email,
      case_creator_phone_number: creator.creator_phone,
    });
    for (const number of await gateway.duplicates(fields.ssn, fields.client_company_id)) {
      const found = await gateway.read(number);
      if (found.employer_case_id === row.id) return found;
    }
    return gateway.create(fields);
  }

  /** Asked for in time, and E-Verify did not answer before the day was over: that is the reason for its delay. */
  private openInput(row: EverifyCaseEntity, now: Date): Partial<OpenCaseInput> {
    const given = this.sealer.openInput<OpenCaseInput>(row);
    const isLate = row.open_by !== null && row.open_by < dateInTimeZone(row.time_zone, now);
    return isLate && !given.reason_for_delay_code
      ? { ...given, reason_for_delay_code: 'TECHNICAL_PROBLEMS' }
      : given;
  }

  private async upload(
    { gateway }: OpenConnection,
    row: EverifyCaseEntity,
    number: string,
  ): Promise<CaseDetails> {
    const { front, back } = this.sealer.openInput<UploadInput>(row);
    if (!front) throw new Error('an upload names its front');
    return gateway.upload(number, await this.readCopy(front), back ? await this.readCopy(back) : null);
  }

  private async readCopy({ key, name, type }: StoredCopy): Promise<DocumentCopy> {
    return { name, type, content: await this.storage.get(key) };
  }

  /** The reason that a case is closed for, where that is what is wanted. */
  closureReason(
    row: EverifyCaseEntity,
    wanted: EverifyAction,
  ): CloseRequest['case_closure_reason_code'] | undefined {
    return wanted === 'close' ? this.sealer.openInput<CloseRequest>(row).case_closure_reason_code : undefined;
  }
}

/** @throws EverifyRefusal for what the service would not take either: whoever opened the case learns what to put right */
function toCaseFields(given: object): CaseFields {
  const parsed = CaseFields.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  throw new EverifyRefusal(400, `FIELDS_NOT_ACCEPTED: ${[...names].join(', ')}`);
}

function toCloseRequest(input: Partial<CloseRequest>): CloseRequest {
  if (!input.case_closure_reason_code) throw new Error('closing names its reason');
  return { ...input, case_closure_reason_code: input.case_closure_reason_code };
}
