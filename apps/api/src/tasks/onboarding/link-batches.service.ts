import { Injectable } from '@nestjs/common';
import { type Context, inTransaction } from '../../context/index.js';
import { issuanceOf } from './link-issuance.js';
import { LinkTargetsService } from './link-targets.service.js';
import type { MadeLink } from './onboarding-link-maker.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';

interface LinkBatch {
  readonly employees: readonly string[];
  readonly actId: string;
  readonly locale: string | undefined;
}

/** The employees' own links, many in one transaction. */
@Injectable()
export class LinkBatchesService {
  constructor(
    private readonly links: OnboardingLinksService,
    private readonly store: OnboardingLinksStore,
    private readonly targets: LinkTargetsService,
  ) {}

  /**
   * Of employees whom the caller may see and whose tasks they may change. An act that is asked for again finds its links:
   * the address of one is the same secret, written anew.
   * @returns the link by the employee; null where that of this act opens no longer
   */
  forEmployees(
    ctx: Context,
    { employees, actId, locale }: LinkBatch,
  ): Promise<ReadonlyMap<string, MadeLink | null>> {
    return inTransaction(ctx, async (ctx) => {
      const issuerId = issuanceOf(ctx).issuer_id;
      const before = await this.store.lockAct(ctx, { actId, issuerId, employees });
      const made = new Map(before.map((link) => [link.employee_id, link]));
      const missing = employees.filter((id) => !made.has(id));
      const addresses = new Map<string, MadeLink | null>();
      for (const about of await this.targets.ofEmployees(ctx, missing))
        addresses.set(about.employee, await this.links.ofAct(ctx, { about, actId, locale }));
      for (const link of before) {
        const about = { employee: link.employee_id, side: link.side, tasks: link.task_ids };
        const address = link.is_active ? await this.links.ofAct(ctx, { about, actId, locale }, link) : null;
        addresses.set(link.employee_id, address);
      }
      return addresses;
    });
  }
}
