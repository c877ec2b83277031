import type { InspectorKey } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { Clock, type Context, type Origin, ProblemError } from '../../../context/index.js';
import { SecurityLogService, SystemContexts, type Visitor } from '../../../identity/index.js';
import { hashToken } from '../../../sealing/index.js';
import type { InspectionPackageEntity } from '../inspection-package.entity.js';
import { InspectionPackagesStore } from '../inspection-packages.store.js';
import type { InspectorAccessEntity } from './inspector-access.entity.js';
import { InspectorAccessesStore } from './inspector-accesses.store.js';
import { hashInspectorCode } from './new-inspector-code.js';

/** Who asks, from where. */
export interface InspectorVisit {
  readonly origin: Origin;
  readonly requestId: string;
}

export interface AdmittedInspector {
  readonly ctx: Context;
  readonly access: InspectorAccessEntity;
  readonly found: InspectionPackageEntity;
}

/** Lets inspectors in, each time anew, and writes down each look before anything is shown. */
@Injectable()
export class InspectorVisits {
  constructor(
    private readonly store: InspectorAccessesStore,
    private readonly packages: InspectionPackagesStore,
    private readonly log: SecurityLogService,
    private readonly contexts: SystemContexts,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError 404, whatever the reason */
  async admit({ access: token, code }: InspectorKey, visit: InspectorVisit): Promise<AdmittedInspector> {
    const now = this.clock.now();
    const hashes = { token: hashToken(token), code: hashInspectorCode(token, code) };
    const access = await this.store.use(hashes, now);
    const known = access && (await this.contexts.ofAccount(access.account_id, { now }));
    if (!access || !known) throw notOpen();
    const ctx = { ...known, ...visit };
    if (!access.is_right) {
      await this.recordRefusal(ctx, access);
      throw notOpen();
    }
    const found = await this.packages.findForInspector(ctx, access.package_id);
    if (!found) throw notOpen();
    return { ctx, access, found };
  }

  recordRead({ ctx, access }: AdmittedInspector, page: number): Promise<void> {
    const detail = { inspection_package_id: access.package_id, page };
    const event = { kind: 'inspector_access.read', subject: subjectOf(access), detail } as const;
    return this.log.recordForVisitor(ctx.db, visitorOf(ctx, access), event);
  }

  recordDownload(
    { ctx, access }: AdmittedInspector,
    what: { readonly part: 'archive' | 'file'; readonly task_id?: string },
  ): Promise<void> {
    const detail = { inspection_package_id: access.package_id, ...what };
    const event = { kind: 'inspector_access.downloaded', subject: subjectOf(access), detail } as const;
    return this.log.recordForVisitor(ctx.db, visitorOf(ctx, access), event);
  }

  /** By whom is not known: whoever has the address. */
  private recordRefusal(ctx: Context, access: InspectorAccessEntity): Promise<void> {
    const { by: _, ...visitor } = visitorOf(ctx, access);
    return this.log.recordForVisitor(ctx.db, visitor, {
      kind: 'inspector_access.refused',
      outcome: 'refused',
      subject: subjectOf(access),
      detail: { inspection_package_id: access.package_id },
    });
  }
}

const notOpen = () =>
  new ProblemError(404, 'ResourceNotFoundError', 'This access is not open, or the code is wrong');

const subjectOf = ({ id }: InspectorAccessEntity) => ({ type: 'inspector_access', id }) as const;

const visitorOf = ({ account, now, origin, requestId }: Context, { id }: InspectorAccessEntity): Visitor => ({
  accountId: account.id,
  now,
  origin,
  requestId,
  by: { actor_kind: 'inspector', actor_id: id, credential_id: id },
});
