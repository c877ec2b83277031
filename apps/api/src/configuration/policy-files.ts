import { CreatePolicy, FormKey, type Policy, PolicyStatus, PolicyTests } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Context, invalidInput } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import { PoliciesService, PoliciesStore } from '../policies/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

const PolicyFile = z
  .strictObject({
    /** Of a policy that came with the product. */
    built_in: z.string().max(64).optional(),
    name: CreatePolicy.shape.name,
    status: PolicyStatus,
    condition: CreatePolicy.shape.condition,
    forms: z.array(FormKey).min(1).max(50),
    tags: z.array(z.string().min(1).max(64)).max(20).default([]),
    tests: PolicyTests.default([]),
  })
  .transform(({ forms, tags, ...rest }) => ({
    ...rest,
    forms: [...new Set(forms)],
    tags: [...new Set(tags)],
  }));
type PolicyFile = z.infer<typeof PolicyFile>;

/** `policies/`: told apart by their names; those that came with the product by their keys. */
@Injectable()
export class PolicyFiles extends ConfigurationKind<PolicyFile> {
  readonly folder = 'policies';
  readonly schema = PolicyFile;
  readonly canRetire = true;

  constructor(
    private readonly policies: PoliciesService,
    private readonly store: PoliciesStore,
    private readonly forms: FormsService,
  ) {
    super();
  }

  identityOf({ built_in, name }: PolicyFile): string {
    return built_in === undefined ? name : `built-in ${built_in}`;
  }

  mayShareName({ built_in }: PolicyFile): boolean {
    return built_in === undefined;
  }

  /** An archived policy is listed where no other has its name. */
  async list(ctx: Context): Promise<Configured<PolicyFile>[]> {
    const policies = await listAll((query) => this.policies.list(ctx, query));
    const rows = await listAll(async (query) => ({ data: (await this.store.list(ctx, query)).rows }));
    const keys = new Map(rows.map(({ id, key }) => [id, key]));
    const all = policies.map((policy) => this.toConfigured(policy, keys.get(policy.id) ?? undefined));
    const inUse = new Set(all.flatMap(({ isRetired, identity }) => (isRetired ? [] : identity)));
    const archived = new Map(all.flatMap((it) => (it.isRetired ? [[it.identity, it] as const] : [])));
    const alone = [...archived.values()].filter(({ identity }) => !inUse.has(identity));
    return [...all.filter(({ isRetired }) => !isRetired), ...alone];
  }

  async create(ctx: Context, content: PolicyFile): Promise<void> {
    if (content.built_in !== undefined)
      throw wrong(['built_in'], 'No policy of this key comes with this version of the product');
    await this.policies.create(ctx, await this.toInput(ctx, content));
  }

  async update(ctx: Context, { id }: Configured<PolicyFile>, content: PolicyFile): Promise<void> {
    await this.policies.updateById(ctx, id, await this.toInput(ctx, content));
  }

  async retire(ctx: Context, { id }: Configured<PolicyFile>): Promise<boolean> {
    await this.policies.updateById(ctx, id, { status: 'archived' });
    return true;
  }

  private toConfigured(policy: Policy, key: string | undefined): Configured<PolicyFile> {
    const { name, status, condition, form_keys: forms } = policy;
    const tags = policy.tags.map((tag) => tag.name);
    const tests = policy.tests.map(({ name, facts, expected }) => ({ name, facts, expected }));
    const content = {
      ...(key !== undefined && { built_in: key }),
      ...{ name, status, condition, forms, tags, tests },
    };
    return { id: policy.id, identity: this.identityOf(content), isRetired: status === 'archived', content };
  }

  private async toInput(ctx: Context, { name, status, condition, forms, tags, tests }: PolicyFile) {
    const ids = new Map((await this.forms.byKeys(ctx, forms)).map(({ key, id }) => [key, id]));
    const form_ids = forms.map((key, at) => {
      const id = ids.get(key);
      if (id === undefined) throw wrong(['forms', at], 'The account has no published form of this key');
      return id;
    });
    return { name, status, condition, form_ids, tests, tags: tags.map((tag) => ({ name: tag })) };
  }
}

const wrong = (path: (string | number)[], message: string) =>
  invalidInput([{ _tag: 'Refinement', path, message }]);
