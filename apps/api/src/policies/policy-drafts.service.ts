import type { PolicyDraft, PolicyTest } from '@firstday/domain';
import type { PolicyVersion } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import { type Context, inTransaction, invalidInput, notFound } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { PoliciesStore } from './policies.store.js';
import { PolicyTestsService } from './policy-tests.service.js';
import { resolveFormKeys } from './resolve-form-keys.js';
import { toPolicyVersion } from './to-policy-version.js';

type KnownPolicy = PolicyVersion & { readonly id: string };
type TestedPolicy = PolicyVersion & { readonly tests: PolicyTest[] };

/** A policy as it is and as it would be, among the active ones of its account. */
export interface DraftedPolicy {
  /** Null where it is new. */
  readonly before: KnownPolicy | null;
  readonly after: TestedPolicy;
  /** The account's active policies as they are. */
  readonly active: readonly KnownPolicy[];
}

/** No policy of an account has it: ids have a prefix, keys of built-in ones come with the product. */
const newKey = 'new';

/** Reads what would become of a policy, and writes nothing. */
@Injectable()
export class PolicyDraftsService {
  constructor(
    private readonly store: PoliciesStore,
    private readonly builtIn: BuiltInPoliciesService,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
    private readonly tests: PolicyTestsService,
  ) {}

  /** @throws ProblemError 400 for a condition that cannot be kept, 403 for one that asks what the caller may not see, 404 where the policy or a form is none of the account's */
  async read(ctx: Context, draft: PolicyDraft): Promise<DraftedPolicy> {
    assertWhole(draft);
    await this.builtIn.synchronise(ctx);
    return inTransaction(ctx, async (ctx) => {
      const before = draft.policy_id === undefined ? null : await this.find(ctx, draft.policy_id);
      const after = { ...(before ?? blank), ...(await this.toChanges(ctx, draft)) };
      this.factCatalog.assertMayAsk(
        ctx,
        [after, ...(before ? [before] : [])].map(({ condition }) => condition),
      );
      return { before, after, active: (await this.store.listActive(ctx)).map(toPolicyVersion) };
    });
  }

  private async find(ctx: Context, id: string): Promise<KnownPolicy & TestedPolicy> {
    const row = await this.store.find(ctx, id);
    if (!row) throw notFound('policy');
    return { ...toPolicyVersion(row), tests: row.tests };
  }

  private async toChanges(ctx: Context, { name, condition, form_ids, status, tests }: PolicyDraft) {
    return {
      ...(name === undefined ? {} : { name }),
      ...(status === undefined ? {} : { status }),
      ...(form_ids === undefined ? {} : { forms: await resolveFormKeys(ctx, this.forms, form_ids) }),
      ...(condition === undefined ? {} : { condition: await this.factCatalog.readCondition(ctx, condition) }),
      ...(tests === undefined ? {} : { tests: await this.tests.read(ctx, tests) }),
    };
  }
}

const blank: TestedPolicy = {
  key: newKey,
  version: 1,
  name: 'New policy',
  condition: { any: [] },
  forms: [],
  tags: [],
  tests: [],
  status: 'active',
};

function assertWhole({ policy_id, condition, form_ids }: PolicyDraft): void {
  if (policy_id !== undefined) return;
  const missing = Object.entries({ condition, form_ids }).filter(([, given]) => given === undefined);
  if (missing.length === 0) return;
  throw invalidInput(
    missing.map(([name]) => ({ _tag: 'Missing', path: [name], message: 'A new policy needs it' })),
  );
}
