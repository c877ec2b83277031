import type {
  CreateUserGroup,
  NumberedPage,
  RuleFacts as ListedRuleFacts,
  UpdateUserGroup,
  UserGroup,
  UserGroupListQuery,
} from '@firstday/domain';
import { type Condition, operatorsOf, toSentence, validateCondition } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { assertMayGrant } from '../access/assert-may-grant.js';
import {
  badRequest,
  type Context,
  invalidInput,
  inTransaction,
  newId,
  notFound,
} from '../../context/index.js';
import { toPage } from '../../http/index.js';
import { SecurityLogService } from '../security-log/security-log.service.js';
import { LastAdministratorService } from './last-administrator.service.js';
import { RuleFactsService } from './rule-facts.service.js';
import type { UserGroupEntity } from './user-group.entity.js';
import { UserGroupsStore } from './user-groups.store.js';

/** What people may do, and to which records. */
@Injectable()
export class UserGroupsService {
  constructor(
    private readonly store: UserGroupsStore,
    private readonly facts: RuleFactsService,
    private readonly last: LastAdministratorService,
    private readonly log: SecurityLogService,
  ) {}

  async list(ctx: Context, query: UserGroupListQuery): Promise<NumberedPage<UserGroup>> {
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.respondAll(ctx, rows), total, query);
  }

  async listRuleFacts(ctx: Context): Promise<ListedRuleFacts> {
    const catalog = await this.facts.catalog(ctx);
    const facts = [...catalog.values()].map(({ path, label, type, values = [] }) => ({
      path,
      label,
      type,
      values: [...values],
      operators: [...operatorsOf[type]],
    }));
    return { facts };
  }

  create(ctx: Context, given: CreateUserGroup): Promise<UserGroup> {
    return inTransaction(ctx, async (ctx) => {
      const row: UserGroupEntity = {
        id: newId('userGroup', ctx.now),
        account_id: ctx.account.id,
        key: null,
        name: given.name,
        permissions: [...new Set(given.permissions)],
        access_rule: await this.ruleOf(ctx, given.access_rule),
        created_at: ctx.now,
        updated_at: ctx.now,
      };
      assertMayGrant(ctx, [row]);
      await this.store.insert(ctx, row);
      const { permissions } = row;
      await this.log.record(ctx, {
        kind: 'user_group.created',
        subject: subjectOf(row),
        detail: { permissions },
      });
      return this.respond(ctx, row);
    });
  }

  async findById(ctx: Context, id: string): Promise<UserGroup> {
    return this.respond(ctx, orNotFound(await this.store.find(ctx, id)));
  }

  updateById(ctx: Context, id: string, given: UpdateUserGroup): Promise<UserGroup> {
    return inTransaction(ctx, (ctx) =>
      this.last.guard(ctx, 'BadRequestError', () => this.change(ctx, id, given)),
    );
  }

  deleteById(ctx: Context, id: string): Promise<UserGroup> {
    return inTransaction(ctx, async (ctx) => {
      const row = orNotFound(await this.store.lock(ctx, id));
      assertNotAdmin(row);
      assertMayGrant(ctx, [row]);
      const members = await this.store.countMembers(ctx, id);
      if (members > 0) throw badRequest(`This group cannot be deleted: ${members} users are in it`);
      await this.store.remove(ctx, id);
      await this.log.record(ctx, { kind: 'user_group.deleted', subject: subjectOf(row) });
      return this.respond(ctx, row);
    });
  }

  /** Resolves groups by id or key, for assigning users to them. */
  async resolve(ctx: Context, refs: readonly string[]): Promise<UserGroupEntity[]> {
    const rows = await this.store.findByRefs(ctx, refs);
    const isKnown = (ref: string) => rows.some(({ id, key }) => id === ref || key === ref);
    if (!refs.every(isKnown)) throw notFound('user group');
    return rows;
  }

  async respondAll(ctx: Context, rows: readonly UserGroupEntity[]): Promise<UserGroup[]> {
    const rules = rows.flatMap(({ access_rule }) => access_rule ?? []);
    const catalog = await this.facts.labels(ctx, rules);
    return rows.map((row) => ({
      id: row.id,
      key: row.key,
      name: row.name,
      permissions: row.permissions,
      access_rule: row.access_rule,
      sentence: row.access_rule && toSentence(row.access_rule, catalog),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
  }

  private async change(ctx: Context, id: string, given: UpdateUserGroup): Promise<UserGroup> {
    const before = orNotFound(await this.store.lock(ctx, id));
    assertNotAdmin(before);
    const row: UserGroupEntity = {
      ...before,
      name: given.name ?? before.name,
      permissions: given.permissions ? [...new Set(given.permissions)] : before.permissions,
      access_rule: Object.hasOwn(given, 'access_rule')
        ? await this.ruleOf(ctx, given.access_rule)
        : before.access_rule,
      updated_at: ctx.now,
    };
    assertMayGrant(ctx, [before, row]);
    await this.store.update(ctx, row);
    // They were issued by somebody who could act for members with fewer permissions.
    const isRaised = row.permissions.some((permission) => !before.permissions.includes(permission));
    if (isRaised || Object.hasOwn(given, 'access_rule')) await this.store.removeMagicLinks(ctx, id);
    const detail = { permissions: row.permissions, fields: Object.keys(given) };
    await this.log.record(ctx, { kind: 'user_group.updated', subject: subjectOf(row), detail });
    return this.respond(ctx, row);
  }

  private async respond(ctx: Context, row: UserGroupEntity): Promise<UserGroup> {
    const [group] = await this.respondAll(ctx, [row]);
    if (!group) throw new Error('a group was not presented');
    return group;
  }

  private async ruleOf(ctx: Context, given: Condition | null | undefined): Promise<Condition | null> {
    if (given === undefined || given === null) return null;
    const validated = validateCondition(given, await this.facts.catalog(ctx));
    const issues = validated.ok ? await this.facts.recordIssues(ctx, validated.condition) : validated.issues;
    if (validated.ok && issues.length === 0) return validated.condition;
    throw invalidInput(
      issues.map(({ path, message }) => ({
        _tag: 'Refinement',
        path: ['access_rule', ...path],
        message,
      })),
    );
  }
}

/** Somebody must always be able to repair permissions. */
function assertNotAdmin(row: UserGroupEntity): void {
  if (row.key === 'admin') throw badRequest('The admin group cannot be changed or deleted');
}

function orNotFound(row: UserGroupEntity | null): UserGroupEntity {
  if (!row) throw notFound('user group');
  return row;
}

const subjectOf = ({ id }: UserGroupEntity) => ({ type: 'user_group', id }) as const;
