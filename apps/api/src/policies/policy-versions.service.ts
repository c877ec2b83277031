import type { NumberedPage, PolicyRevision, PolicyVersionListQuery } from '@firstday/domain';
import { toSentence } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, notFound } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { toPage } from '../http/index.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { changedParts } from './changed-parts.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { PoliciesStore } from './policies.store.js';
import { type NamedPolicyVersion, PolicyVersionsStore } from './policy-versions.store.js';

/** What became of a policy, change by change. */
@Injectable()
export class PolicyVersionsService {
  constructor(
    private readonly versions: PolicyVersionsStore,
    private readonly policies: PoliciesStore,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
  ) {}

  async list(ctx: Context, id: string, query: PolicyVersionListQuery): Promise<NumberedPage<PolicyRevision>> {
    await this.builtIn.synchronise(ctx);
    if (!(await this.policies.find(ctx, id))) throw notFound('policy');
    const { rows, total, limit } = await this.versions.list(ctx, id, query);
    return toPage((await this.toRevisions(ctx, rows)).slice(0, limit), total, query);
  }

  private async toRevisions(ctx: Context, rows: readonly NamedPolicyVersion[]): Promise<PolicyRevision[]> {
    const conditions = rows.map(({ condition }) => condition);
    const catalog = await this.factCatalog.load(ctx, conditions);
    const keys = [...new Set(rows.flatMap((row) => row.form_keys))];
    const formIds = new Map((await this.forms.byKeys(ctx, keys)).map((form) => [form.key, form.id]));
    return rows.map((row, index) => {
      const before = rows[index + 1];
      return {
        version: row.version,
        name: row.name,
        status: row.status,
        condition: row.condition,
        sentence: toSentence(row.condition, catalog),
        form_ids: row.form_keys.flatMap((key) => formIds.get(key) ?? []),
        form_keys: row.form_keys.filter((key) => formIds.has(key)),
        tags: row.tags.map((name) => ({ name })),
        tests: row.tests,
        changed: before ? changedParts(before, row) : [],
        changed_by: changedBy(row),
        reason: row.reason,
        at: row.at.toISOString(),
      };
    });
  }
}

const changedBy = ({ actor_kind: kind, actor_id: id, actor_name: name }: NamedPolicyVersion) =>
  kind === null ? null : { kind, id, name };
