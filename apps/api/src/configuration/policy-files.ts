import { CreatePolicy, FormKey, type Policy, PolicyStatus, PolicyTests } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type Context, invalidInput } from '../context/index.js';
import { FormsService } from '../forms/index.js';
import {
  PoliciesService,
  PoliciesStore,
  type PolicyEntity,
  PolicyLibraryService,
} from '../policies/index.js';
import { canonicalJson } from '../sealing/index.js';
import { ConfigurationKind, type Configured } from './configuration-kind.js';
import { listAll } from './list-all.js';

const PolicyFile = z
  .strictObject({
    /** Of a policy that came with the product. */
    built_in: z.string().max(64).optional(),
    /** Of a policy that was added from the library. */
    library: z.string().max(64).optional(),
    name: CreatePolicy.shape.name,
    status: PolicyStatus,
    condition: CreatePolicy.shape.condition,
    forms: z.array(FormKey).min(1).max(50),
    tags: z.array(z.string().min(1).max(64)).max(20).default([]),
    tests: PolicyTests.default([]),
  })
  .refine(
    ({ built_in, library }) => built_in === undefined || library === undefined,
    'Expected `built_in` or `library`, not both',
  )
  .transform(({ forms, tags, ...rest }) => ({
    ...rest,
    forms: [...new Set(forms)],
    tags: [...new Set(tags)],
  }));
type PolicyFile = z.infer<typeof PolicyFile>;

/** `policies/`: told apart by their names; those of the product and of its library by their keys. */
@Injectable()
export class PolicyFiles extends ConfigurationKind<PolicyFile> {
  readonly folder = 'policies';
  readonly schema = PolicyFile;
  readonly canRetire = true;

  constructor(
    private readonly policies: PoliciesService,
    private readonly library: PolicyLibraryService,
    private readonly store: PoliciesStore,
    private readonly forms: FormsService,
  ) {
    super();
  }

  identityOf({ built_in, library, name }: PolicyFile): string {
    if (library !== undefined) return `library ${library}`;
    return built_in === undefined ? name : `built-in ${built_in}`;
  }

  mayShareName({ built_in, library }: PolicyFile): boolean {
    return built_in === undefined && library === undefined;
  }

  /** An archived policy is listed where no other has its name. */
  async list(ctx: Context): Promise<Configured<PolicyFile>[]> {
    const policies = await listAll((query) => this.policies.list(ctx, query));
    const rows = await listAll(async (query) => ({ data: (await this.store.list(ctx, query)).rows }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const all = policies.flatMap((policy) => this.toConfigured(policy, byId.get(policy.id)) ?? []);
    const inUse = new Set(all.flatMap(({ isRetired, identity }) => (isRetired ? [] : identity)));
    const archived = new Map(all.flatMap((it) => (it.isRetired ? [[it.identity, it] as const] : [])));
    const alone = [...archived.values()].filter(({ identity }) => !inUse.has(identity));
    return [...all.filter(({ isRetired }) => !isRetired), ...alone];
  }

  async create(ctx: Context, content: PolicyFile): Promise<void> {
    if (content.built_in !== undefined)
      throw wrong(['built_in'], 'No policy of this key comes with this version of the product');
    if (content.library !== undefined) return this.addFromLibrary(ctx, content.library, content);
    const form_ids = await this.formIds(ctx, content.forms);
    await this.policies.create(ctx, { ...toInput(content), form_ids });
  }

  /** A policy of the library may wait for a form that is not published: it names that until the file says otherwise. */
  async update(ctx: Context, before: Configured<PolicyFile>, content: PolicyFile): Promise<void> {
    const isSame = canonicalJson(before.content.forms) === canonicalJson(content.forms);
    const forms = isSame ? {} : { form_ids: await this.formIds(ctx, content.forms) };
    await this.policies.updateById(ctx, before.id, { ...toInput(content), ...forms });
  }

  async retire(ctx: Context, { id }: Configured<PolicyFile>): Promise<boolean> {
    await this.policies.updateById(ctx, id, { status: 'archived' });
    return true;
  }

  /** As the library has it, and then as the file does. */
  private async addFromLibrary(ctx: Context, key: string, content: PolicyFile): Promise<void> {
    await this.library.add(ctx, key);
    const added = (await this.list(ctx)).find(({ identity }) => identity === this.identityOf(content));
    if (added && canonicalJson(added.content) !== canonicalJson(content))
      await this.update(ctx, added, content);
  }

  private toConfigured(policy: Policy, row: PolicyEntity | undefined): Configured<PolicyFile> | undefined {
    if (!row) return undefined;
    const { name, status, condition, library_key: library } = policy;
    const { key, form_keys: forms } = row;
    const tags = policy.tags.map((tag) => tag.name);
    const tests = policy.tests.map(({ name, facts, expected }) => ({ name, facts, expected }));
    const content = {
      ...(key !== null && library === null && { built_in: key }),
      ...(library !== null && { library }),
      ...{ name, status, condition, forms, tags, tests },
    };
    return { id: policy.id, identity: this.identityOf(content), isRetired: status === 'archived', content };
  }

  private async formIds(ctx: Context, forms: readonly string[]): Promise<string[]> {
    const ids = new Map((await this.forms.byKeys(ctx, forms)).map(({ key, id }) => [key, id]));
    return forms.map((key, at) => {
      const id = ids.get(key);
      if (id === undefined) throw wrong(['forms', at], 'The account has no published form of this key');
      return id;
    });
  }
}

const toInput = ({ name, status, condition, tags, tests }: PolicyFile) => ({
  ...{ name, status, condition, tests },
  tags: tags.map((tag) => ({ name: tag })),
});

const wrong = (path: (string | number)[], message: string) =>
  invalidInput([{ _tag: 'Refinement', path, message }]);
