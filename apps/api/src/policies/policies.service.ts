import { isDeepStrictEqual } from 'node:util';
import type {
  CreatePolicy,
  NumberedPage,
  Policy,
  PolicyListQuery,
  RollBackPolicy,
  UpdatePolicy,
} from '@firstday/domain';
import { toSentence } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { FormsService, PolicyLibrary } from '../forms/index.js';
import { type Context, inTransaction, newId, notFound } from '../context/index.js';
import { assertMatches, nextUpdatedAt, toPage, withVersion } from '../http/index.js';
import { SecurityLogService } from '../identity/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { changedParts } from './changed-parts.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { PoliciesStore, type PolicyContent } from './policies.store.js';
import { resolveFormKeys } from './resolve-form-keys.js';
import { conditionsOfTests, policyTestResults } from './policy-test-results.js';
import { PolicyTestsService } from './policy-tests.service.js';
import type { PolicyEntity } from './policy.entity.js';

/** The rules of an account that say which forms a placement needs. */
@Injectable()
export class PoliciesService {
  constructor(
    private readonly store: PoliciesStore,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
    private readonly library: PolicyLibrary,
    private readonly log: SecurityLogService,
    private readonly tests: PolicyTestsService,
  ) {}

  async list(ctx: Context, query: PolicyListQuery): Promise<NumberedPage<Policy>> {
    await this.builtIn.synchronise(ctx);
    const { rows, total } = await this.store.list(ctx, query);
    return toPage(await this.toPolicies(ctx, rows), total, query);
  }

  async create(ctx: Context, given: CreatePolicy): Promise<Policy> {
    await this.builtIn.synchronise(ctx);
    const id = newId('policy', ctx.now);
    return inTransaction(ctx, async (ctx) => {
      const policy = {
        id,
        version: 1,
        name: given.name,
        condition: await this.factCatalog.readCondition(ctx, given.condition),
        form_keys: await resolveFormKeys(ctx, this.forms, given.form_ids),
        tags: tagsOf(given.tags ?? []),
        status: given.status ?? 'active',
        tests: await this.tests.read(ctx, given.tests ?? []),
      };
      await this.assertFormsInUse(ctx, policy);
      await this.tests.assertPass(ctx, policy);
      await this.store.insert(ctx, policy, given.reason);
      await this.recordChange(ctx, id, 'created');
      return this.getPolicy(ctx, id);
    });
  }

  async getById(ctx: Context, id: string): Promise<Policy> {
    await this.builtIn.synchronise(ctx);
    return this.getPolicy(ctx, id);
  }

  /** A change is a new version: placements decided before keep naming the version that they were decided by. */
  async updateById(ctx: Context, id: string, given: UpdatePolicy): Promise<Policy> {
    await this.builtIn.synchronise(ctx);
    return inTransaction(ctx, async (ctx) => {
      const before = { ...orNotFound(await this.store.lock(ctx, id)) };
      assertMatches(ctx, before);
      return this.save(ctx, before, await this.toChanges(ctx, given), given.reason);
    });
  }

  /** Never takes a version back: what was is said again, and checked as if it were new. */
  async rollBack(ctx: Context, id: string, { version, reason }: RollBackPolicy): Promise<Policy> {
    await this.builtIn.synchronise(ctx);
    return inTransaction(ctx, async (ctx) => {
      const before = { ...orNotFound(await this.store.lock(ctx, id)) };
      assertMatches(ctx, before);
      const kept = await this.store.findVersion(ctx, id, version);
      if (!kept) throw notFound('version of the policy');
      const condition = await this.factCatalog.readCondition(ctx, kept.condition);
      const tests = await this.tests.read(ctx, kept.tests);
      return this.save(ctx, before, { ...contentOf(kept), condition, tests }, reason);
    });
  }

  private async save(
    ctx: Context,
    before: PolicyEntity,
    changes: Partial<PolicyContent>,
    reason: string | undefined,
  ): Promise<Policy> {
    const after = { ...before, ...changes };
    if (!isDeepStrictEqual(before, after)) {
      await this.assertFormsInUse(ctx, after);
      await this.tests.assertPass(ctx, after);
      const updated_at = nextUpdatedAt(ctx, before);
      await this.store.update(ctx, { ...after, version: before.version + 1, updated_at }, reason);
      await this.recordChange(ctx, before.id, 'updated', changedParts(before, after));
    }
    return this.getPolicy(ctx, before.id);
  }

  /** A policy that is not active may name what is retired: it asks nobody for it. */
  private async assertFormsInUse(ctx: Context, { status, form_keys }: PolicyContent): Promise<void> {
    if (status === 'active') await this.forms.assertInUse(ctx, form_keys);
  }

  private recordChange(ctx: Context, id: string, change: 'created' | 'updated', fields: string[] = []) {
    const subject = { type: 'policy', id } as const;
    const detail = { setting: subject.type, change, fields };
    return this.log.record(ctx, { kind: 'settings.changed', subject, detail });
  }

  private async toChanges(ctx: Context, given: UpdatePolicy): Promise<Partial<PolicyContent>> {
    const { name, condition, form_ids, status, tags, tests } = given;
    return {
      ...(name === undefined ? {} : { name }),
      ...(status === undefined ? {} : { status }),
      ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
      ...(form_ids === undefined ? {} : { form_keys: await resolveFormKeys(ctx, this.forms, form_ids) }),
      ...(condition === undefined ? {} : { condition: await this.factCatalog.readCondition(ctx, condition) }),
      ...(tests === undefined ? {} : { tests: await this.tests.read(ctx, tests) }),
    };
  }

  private async getPolicy(ctx: Context, id: string): Promise<Policy> {
    const row = orNotFound(await this.store.find(ctx, id));
    const [policy] = await this.toPolicies(ctx, [row]);
    if (!policy) throw notFound('policy');
    return withVersion(policy, row);
  }

  private async toPolicies(ctx: Context, rows: readonly PolicyEntity[]): Promise<Policy[]> {
    const catalog = await this.factCatalog.load(ctx, rows.flatMap(conditionsOfTests));
    const keys = [...new Set(rows.flatMap((row) => row.form_keys))];
    const formIds = new Map((await this.forms.byKeys(ctx, keys)).map((form) => [form.key, form.id]));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      version: row.version,
      status: row.status,
      condition: row.condition,
      sentence: toSentence(row.condition, catalog),
      form_ids: row.form_keys.flatMap((key) => formIds.get(key) ?? []),
      form_keys: row.form_keys.filter((key) => formIds.has(key)),
      tags: row.tags.map((name) => ({ name })),
      tests: policyTestResults(row, catalog),
      is_built_in: row.key !== null && !this.library.find(row.key),
      library_key: row.key !== null && this.library.find(row.key) ? row.key : null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
  }
}

const contentOf = ({ name, condition, form_keys, tags, status, tests }: PolicyContent): PolicyContent => ({
  name,
  condition,
  form_keys,
  tags,
  status,
  tests,
});

const tagsOf = (tags: readonly { name: string }[]): string[] => [...new Set(tags.map(({ name }) => name))];

function orNotFound(row: PolicyEntity | null): PolicyEntity {
  if (!row) throw notFound('policy');
  return row;
}
