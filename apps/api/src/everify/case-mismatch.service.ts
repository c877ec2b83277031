import type { DecideEverifyMismatch, EverifyCase } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, forbiddenBecause } from '../context/index.js';
import { SessionIdentityService } from '../tasks/index.js';
import { isEmployeeSession } from './case-access.js';
import { CaseChangesService } from './case-changes.service.js';
import { CaseNoticeFiles } from './case-notice-files.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** What becomes of a mismatch: the employer tells the employee in private, and the employee decides. */
@Injectable()
export class CaseMismatchService {
  constructor(
    private readonly changes: CaseChangesService,
    private readonly identity: SessionIdentityService,
    private readonly files: CaseNoticeFiles,
  ) {}

  /** The employee was told in private, with the notice at hand. */
  notify(ctx: Context, id: string): Promise<EverifyCase> {
    return this.changes.changeAsEmployer(ctx, id, {
      step: 'employee_notified',
      apply: (row) => {
        if (row.status !== 'PENDING_REFERRAL' || !row.mismatch)
          throw forbiddenBecause('This case has no open mismatch');
        if (!row.mismatch.notice_downloaded_at)
          throw forbiddenBecause(
            'Download the Further Action Notice and go through it with the employee first',
          );
        if (row.mismatch.notified_at) return row;
        return { ...row, mismatch: { ...row.mismatch, notified_at: ctx.now.toISOString() } };
      },
    });
  }

  /** The employee alone decides, after having been told. */
  async decide(ctx: Context, id: string, { decision, name }: DecideEverifyMismatch): Promise<EverifyCase> {
    const { origin } = ctx;
    this.identity.assertMaySign(ctx);
    let signedRow: EverifyCaseEntity | undefined;
    const decided = await this.changes.change(ctx, id, {
      step: `decided_to_${decision}`,
      apply: (row) => {
        if (!isEmployeeSession(ctx)) throw forbidden();
        if (row.status !== 'PENDING_REFERRAL' || !row.mismatch?.notified_at)
          throw forbiddenBecause('There is nothing to decide now');
        if (row.mismatch.decision) throw forbiddenBecause('This was decided already');
        const signed = {
          decision,
          decided_at: ctx.now.toISOString(),
          signed_by: name.trim().normalize('NFC'),
          signed_from: { ip: origin.ip, user_agent: origin.userAgent },
        };
        return (signedRow = { ...row, mismatch: { ...row.mismatch, ...signed } });
      },
    });
    // The decision stands without its page, which is then made when it is first read.
    if (signedRow) await this.files.readDecided(signedRow).catch(() => undefined);
    return decided;
  }
}
