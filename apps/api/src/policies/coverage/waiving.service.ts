import type { LibraryWaiver, WaiveLibraryPolicy } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { badRequest, type Context, inTransaction, notFound } from '../../context/index.js';
import { PolicyLibrary } from '../../forms/index.js';
import { PolicyWaiversService } from '../waivers/policy-waivers.service.js';
import { CoveredPoliciesService } from './covered-policies.service.js';

/** Waives policies of the library, and takes that back. */
@Injectable()
export class WaivingService {
  constructor(
    private readonly library: PolicyLibrary,
    private readonly covered: CoveredPoliciesService,
    private readonly waivers: PolicyWaiversService,
  ) {}

  /** @throws ProblemError 400 where active policies ask for its forms; 404 for what the library does not have */
  waive(ctx: Context, library_key: string, { reason }: WaiveLibraryPolicy): Promise<LibraryWaiver> {
    const policy = this.library.find(library_key);
    if (!policy) throw notFound('policy of the library');
    return inTransaction(ctx, async (ctx) => {
      await this.waivers.lock(ctx);
      const before = (await this.waivers.list(ctx)).get(library_key);
      if (before?.reason === reason) return before;
      const [found] = await this.covered.of(ctx, [policy]);
      if (found?.covered.status === 'asked')
        throw badRequest('Active policies ask for this form. Archive them before you waive it');
      await this.waivers.replace(ctx, library_key, reason);
      const made = (await this.waivers.list(ctx)).get(library_key);
      if (!made) throw notFound('waiver');
      return made;
    });
  }

  /** @throws ProblemError 404 where it is not waived */
  takeBack(ctx: Context, library_key: string): Promise<void> {
    return inTransaction(ctx, async (ctx) => {
      await this.waivers.lock(ctx);
      if (!(await this.waivers.end(ctx, library_key))) throw notFound('waiver');
    });
  }
}
