import type { EverifyCase } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type Context, forbidden, forbiddenBecause, inTransaction } from '../context/index.js';
import { CaseAccess, isEmployeeSession } from './case-access.js';
import { CaseWriter } from './case-writer.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** A change of a case, and what the step is called that it makes. */
export interface CaseChange {
  readonly step: string;
  /**
   * @param ctx in the transaction of the change
   * @returns the case as it becomes; itself where nothing is to be changed
   */
  readonly apply: (row: EverifyCaseEntity, ctx: Context) => EverifyCaseEntity | Promise<EverifyCaseEntity>;
}

/** Changes a case that the caller sees, unless E-Verify is being asked about it. */
@Injectable()
export class CaseChangesService {
  constructor(
    private readonly access: CaseAccess,
    private readonly writer: CaseWriter,
  ) {}

  change(ctx: Context, id: string, { step, apply }: CaseChange): Promise<EverifyCase> {
    return inTransaction(ctx, async (ctx) => {
      const row = await this.access.lockForUpdate(ctx, id);
      if (row.wanted) throw forbiddenBecause('E-Verify is being asked already; wait for its answer');
      const after = await apply(row, ctx);
      return after === row ? this.writer.toResource(ctx, row) : this.writer.update(ctx, row, after, step);
    });
  }

  changeAsEmployer(ctx: Context, id: string, { step, apply }: CaseChange): Promise<EverifyCase> {
    return this.change(ctx, id, {
      step,
      apply: (row, ctx) => {
        if (isEmployeeSession(ctx)) throw forbidden();
        return apply(row, ctx);
      },
    });
  }
}
