import type {
  ConnectedOrganization,
  ConnectedOrganizationListQuery,
  CreateConnectedOrganization,
  NumberedPage,
  UpdateConnectedOrganization,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import {
  acrossAccounts,
  type Context,
  inTransaction,
  invalidInput,
  newId,
  notFound,
} from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import {
  ConnectedOrganizationsStore,
  type OrganizationContent,
  type OrganizationRow,
} from './connected-organizations.store.js';

const emptyOrganization = {
  name: '',
  dba_name: null,
  ein: null,
  business_email: null,
  candidate_support_email: null,
  phone: null,
  default_language: null,
  supported_languages: null,
  address: null,
};

/**
 * Organizations that belong to the caller's: its own customers, each with a live and a test account. What a test
 * credential makes has a test account alone; it reads what was made live, and changes nothing of it.
 */
@Injectable()
export class ConnectedOrganizationsService {
  constructor(
    private readonly store: ConnectedOrganizationsStore,
    private readonly accounts: AccountsService,
    private readonly log: SecurityLogService,
  ) {}

  async list(
    ctx: Context,
    query: ConnectedOrganizationListQuery,
  ): Promise<NumberedPage<ConnectedOrganization>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(rows.map(toOrganization), total, query);
  }

  create(ctx: Context, given: CreateConnectedOrganization): Promise<ConnectedOrganization> {
    return inTransaction(ctx, async (ctx) => {
      const organizationId = newId('organization', ctx.now);
      await this.store.insert(ctx, mergeChanges({ id: organizationId, ...emptyOrganization }, given));
      const modes = ctx.account.mode === 'live' ? (['live', 'test'] as const) : (['test'] as const);
      await acrossAccounts(ctx, async ({ db, now }) => {
        for (const mode of modes) await this.accounts.insert(db, { organizationId, mode }, now);
      });
      await this.log.record(ctx, {
        kind: 'connected_organization.created',
        subject: subjectOf(organizationId),
      });
      return this.findById(ctx, organizationId);
    });
  }

  async findById(ctx: Context, id: string): Promise<ConnectedOrganization> {
    return toOrganization(organizationOrNotFound(await this.store.find(ctx, id)));
  }

  updateById(ctx: Context, id: string, given: UpdateConnectedOrganization): Promise<ConnectedOrganization> {
    return inTransaction(ctx, async (ctx) => {
      await this.store.update(
        ctx,
        mergeChanges(organizationOrNotFound(await this.store.lock(ctx, id)), given),
      );
      await this.log.record(ctx, {
        kind: 'connected_organization.updated',
        subject: subjectOf(id),
        detail: { fields: Object.keys(given) },
      });
      return this.findById(ctx, id);
    });
  }
}

export const subjectOf = (id: string) => ({ type: 'connected_organization', id }) as const;

export function organizationOrNotFound(row: OrganizationRow | undefined): OrganizationRow {
  if (!row) throw notFound('connected organization');
  return row;
}

/**
 * Merges changes: null clears, and what was not given stays.
 * @throws ProblemError 400 where pages would open in a language that nobody may choose
 */
function mergeChanges(before: OrganizationContent, given: UpdateConnectedOrganization): OrganizationContent {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined);
  const merged: OrganizationContent = { ...before, ...Object.fromEntries(changes) };
  if (given.default_language !== undefined || given.supported_languages !== undefined)
    assertDefaultIsSupported(merged);
  return merged;
}

function assertDefaultIsSupported({ default_language, supported_languages }: OrganizationContent): void {
  if (default_language === null || supported_languages === null) return;
  if (supported_languages.includes(default_language)) return;
  const message = 'Expected one of supported_languages';
  throw invalidInput([{ _tag: 'Refinement', path: ['default_language'], message }]);
}

export function toOrganization(row: OrganizationRow): ConnectedOrganization {
  return {
    id: row.id,
    name: row.name,
    dba_name: row.dba_name,
    ein: row.ein,
    business_email: row.business_email,
    candidate_support_email: row.candidate_support_email,
    phone: row.phone,
    live_account_id: row.live_account_id ?? '',
    test_account_id: row.test_account_id,
    default_language: row.default_language,
    supported_languages: row.supported_languages,
    address: row.address,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
