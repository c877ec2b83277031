import type {
  CreateInspectorAccess,
  InspectorAccess,
  InspectorAccessCreated,
  InspectorAccessListQuery,
  NumberedPage,
} from '@firstday/domain';
import { addBusinessDays, employerCalendar } from '@firstday/forms';
import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  badRequest,
  CONFIG,
  type Config,
  type Context,
  forbidden,
  inTransaction,
  newId,
  notFound,
} from '../../../context/index.js';
import { toPage } from '../../../http/index.js';
import { actorWithPermission, SecurityLogService } from '../../../identity/index.js';
import { hashToken, newToken } from '../../../sealing/index.js';
import type { InspectionPackageEntity } from '../inspection-package.entity.js';
import { InspectionPackagesStore } from '../inspection-packages.store.js';
import { packageReaders } from '../package-readers.js';
import type { InspectorAccessEntity } from './inspector-access.entity.js';
import { InspectorAccessesStore } from './inspector-accesses.store.js';
import { hashInspectorCode, newInspectorCode } from './new-inspector-code.js';
import { toInspectorAccess } from './to-inspector-access.js';

/** An inspection is announced with so many (8 CFR 274a.2(b)(2)(ii)), and lasts as long unless it is said otherwise. */
const businessDays = 3;
const calendar = employerCalendar({ businessDays: null, holidays: 'federal' });

/** Accesses of inspectors: given, listed and revoked by whoever may make packages. */
@Injectable()
export class InspectorAccessesService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: InspectorAccessesStore,
    private readonly packages: InspectionPackagesStore,
    private readonly log: SecurityLogService,
  ) {}

  async list(
    ctx: Context,
    packageId: string,
    query: InspectorAccessListQuery,
  ): Promise<NumberedPage<InspectorAccess>> {
    await this.packageOf(ctx, packageId, [ctx.actor]);
    const [rows, total] = await this.store.list(ctx, packageId, query);
    return toPage(
      rows.map((row) => toInspectorAccess(row, ctx.now)),
      total,
      query,
    );
  }

  /** To what whoever gives it may download at this moment. */
  async create(
    ctx: Context,
    packageId: string,
    given: CreateInspectorAccess,
  ): Promise<InspectorAccessCreated> {
    await this.packageOf(ctx, packageId, [ctx.actor]);
    const viewer = actorWithPermission(ctx.actor, 'inspection_package:view');
    if (!viewer) throw forbidden('An access shows a package: it also needs inspection_package:view');
    const found = await this.packageOf(ctx, packageId, [viewer, ...packageReaders(ctx)]);
    const [token, code] = [newToken('inspector'), newInspectorCode()];
    const row = {
      ...rowOf(ctx, found, given),
      token_hash: hashToken(token),
      code_hash: hashInspectorCode(token, code),
    };
    await inTransaction(ctx, async (ctx) => {
      await this.store.insert(ctx, row);
      await this.record(ctx, row, 'created');
    });
    const url = `${this.config.baseUrl}/inspection?access=${token}`;
    return { ...toInspectorAccess(row, ctx.now), url, code };
  }

  /** Once is enough: what was revoked stays so. */
  async revoke(ctx: Context, id: string): Promise<InspectorAccess> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('inspector access');
    await this.packageOf(ctx, row.package_id, [ctx.actor]);
    await inTransaction(ctx, async (ctx) => {
      if (await this.store.revoke(ctx, id)) await this.record(ctx, row, 'revoked');
    });
    return toInspectorAccess({ ...row, revoked_at: row.revoked_at ?? ctx.now }, ctx.now);
  }

  private async packageOf(
    ctx: Context,
    id: string,
    readers: readonly Actor[],
  ): Promise<InspectionPackageEntity> {
    const row = await this.packages.find(ctx, id, readers);
    if (!row) throw notFound('inspection package');
    return row;
  }

  private record(
    ctx: Context,
    { id, package_id: inspection_package_id }: InspectorAccessEntity,
    change: 'created' | 'revoked',
  ): Promise<void> {
    const subject = { type: 'inspector_access', id } as const;
    const detail = { inspection_package_id };
    return this.log.record(ctx, { kind: `inspector_access.${change}`, subject, detail });
  }
}

function rowOf(
  ctx: Context,
  found: InspectionPackageEntity,
  { inspector_name, inspector_agency, ends_at }: CreateInspectorAccess,
): Omit<InspectorAccessEntity, 'token_hash' | 'code_hash'> {
  return {
    id: newId('inspectorAccess', ctx.now),
    account_id: ctx.account.id,
    package_id: found.id,
    inspector_name,
    inspector_agency: inspector_agency ?? null,
    ...issuerOf(ctx),
    wrong_codes: 0,
    looks: 0,
    last_look_at: null,
    created_at: ctx.now,
    ends_at: endOf(ctx, found, ends_at),
    revoked_at: null,
  };
}

function issuerOf({ actor }: Context): Pick<InspectorAccessEntity, 'issuer_type' | 'issuer_id'> {
  if (actor.kind === 'api_token') return { issuer_type: actor.kind, issuer_id: actor.tokenId };
  if (actor.kind === 'user_session') return { issuer_type: actor.kind, issuer_id: actor.userId };
  throw forbidden();
}

function endOf(
  { now }: Context,
  { available_until: last }: InspectionPackageEntity,
  given: string | undefined,
): Date {
  const today = now.toISOString().slice(0, 10);
  const usual = new Date(`${addBusinessDays(today, businessDays, calendar)}T23:59:59.999Z`);
  if (given === undefined) return usual < last ? usual : last;
  const end = new Date(given);
  if (end <= now) throw badRequest('ends_at is past');
  if (end > last) throw badRequest(`An access ends with its package at the latest: ${last.toISOString()}`);
  return end;
}
