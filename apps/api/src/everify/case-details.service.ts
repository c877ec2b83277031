import type { EverifyDetails } from '@firstday/domain';
import type { EmployeePart } from '@firstday/everify';
import { Injectable } from '@nestjs/common';
import { type Context, forbiddenBecause } from '../context/index.js';
import { SecurityReadsService } from '../identity/index.js';
import { SessionIdentityService } from '../tasks/index.js';
import { CaseAccess } from './case-access.js';
import { CaseSealer } from './case-sealer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import { EverifyInquiry } from './everify-inquiry.js';

/** What E-Verify has of the employee for the employer to compare: data to confirm, and the photo. */
@Injectable()
export class CaseDetailsService {
  constructor(
    private readonly access: CaseAccess,
    private readonly everify: EverifyInquiry,
    private readonly identity: SessionIdentityService,
    private readonly reads: SecurityReadsService,
    private readonly sealer: CaseSealer,
  ) {}

  async getDetails(ctx: Context, id: string): Promise<EverifyDetails> {
    const row = await this.getInStatus(ctx, id, 'UNCONFIRMED_DATA');
    const { case_fields } = await this.everify.ask(ctx, row, (gateway, number) =>
      gateway.fieldsToConfirm(number),
    );
    await this.logRead(ctx, id, 'details');
    const sent = this.sealer.openFields(row);
    return {
      fields: case_fields.map(({ field_name, value }) => ({
        name: field_name,
        value: value ?? sentValue(sent, field_name),
      })),
    };
  }

  async getPhoto(ctx: Context, id: string) {
    const row = await this.getInStatus(ctx, id, 'PHOTO_MATCH');
    const photo = await this.everify.ask(ctx, row, (gateway, number) => gateway.photo(number));
    await this.logRead(ctx, id, 'photo');
    return photo;
  }

  private async getInStatus(ctx: Context, id: string, status: EverifyCaseEntity['status']) {
    const row = await this.access.getCaseAsEmployer(ctx, id);
    this.identity.assertMaySeeSensitive(ctx);
    if (row.status !== status) throw forbiddenBecause(`This case is ${row.status}, not ${status}`);
    return row;
  }

  private async logRead(ctx: Context, id: string, document: 'details' | 'photo'): Promise<void> {
    const subject = { type: 'everify_case', id } as const;
    await this.reads.record(ctx, { kind: 'everify_case.document_read', subject, detail: { document } });
  }
}

/** E-Verify may name a field without its value: it is the one that the case was opened with. */
function sentValue(sent: EmployeePart, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(sent)).get(name);
  return typeof value === 'string' ? value : null;
}
