import type {
  AddedOfficialFile,
  AddOfficialFile,
  LibraryEntries,
  LibraryEntry,
  LibraryQuery,
  UpdateFromLibrary,
} from '@firstday/domain';
import type { LibraryPolicy, Pack } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import {
  badRequest,
  type Context,
  forbiddenBecause,
  inTransaction,
  newId,
  notFound,
} from '../../context/index.js';
import { FormsService, PackFormsService, PolicyLibrary } from '../../forms/index.js';
import { actorWithPermission, SecurityLogService } from '../../identity/index.js';
import { PolicyTestsService } from '../policy-tests.service.js';
import { PolicyWaiversService } from '../waivers/policy-waivers.service.js';
import { LibraryEntriesService } from './library-entries.service.js';
import { LibraryPoliciesStore } from './library-policies.store.js';
import { editionOf, libraryFacts, unsureFacts } from './to-library-entry.js';

/** Policies that an account adds from the library, and keeps up with it. */
@Injectable()
export class PolicyLibraryService {
  constructor(
    private readonly library: PolicyLibrary,
    private readonly entries: LibraryEntriesService,
    private readonly store: LibraryPoliciesStore,
    private readonly forms: FormsService,
    private readonly packForms: PackFormsService,
    private readonly log: SecurityLogService,
    private readonly tests: PolicyTestsService,
    private readonly waivers: PolicyWaiversService,
  ) {}

  async list(ctx: Context, { jurisdiction, kind }: LibraryQuery): Promise<LibraryEntries> {
    const policies = this.library.policies.filter(
      (policy) =>
        (jurisdiction === undefined || policy.jurisdiction === jurisdiction) &&
        (kind === undefined || policy.kind === kind),
    );
    return { entries: await this.entries.of(ctx, policies.toSorted(byJurisdiction)) };
  }

  /** It is active at once where everything that it needs is there and sure; else a draft. It is no longer waived. Adding it again changes nothing. */
  add(ctx: Context, key: string): Promise<LibraryEntry> {
    const policy = this.get(key);
    return inTransaction(ctx, async (ctx) => {
      await this.waivers.lock(ctx);
      await this.waivers.end(ctx, key);
      await this.addLocked(ctx, policy);
      return this.present(ctx, policy);
    });
  }

  /** In a transaction that holds the lock of the waivers. */
  async addLocked(ctx: Context, policy: LibraryPolicy): Promise<void> {
    for (const pack of this.packsOf(policy)) await this.beginForm(ctx, pack);
    const usable = await this.forms.usableAmong(ctx, policy.forms);
    const isSure = unsureFacts(libraryFacts(policy, (form) => this.library.packOf(form))).length === 0;
    const status = isSure && policy.forms.every((form) => usable.has(form)) ? 'active' : 'draft';
    const id = newId('policy', ctx.now);
    if (await this.store.insert(ctx, policy, { id, status })) await this.recordChange(ctx, id, 'created');
  }

  /** @throws ProblemError 400 where the account has changed it, and does not say that this is replaced, and where it would fail a test that it has */
  update(ctx: Context, key: string, { replace_changes }: UpdateFromLibrary): Promise<LibraryEntry> {
    const policy = this.get(key);
    return inTransaction(ctx, async (ctx) => {
      const row = await this.store.lock(ctx, key);
      if (!row) throw notFound('policy');
      const { differences } = await this.present(ctx, policy);
      const isNewer = (row.built_in_version ?? 0) < policy.version;
      if (differences.length === 0 && !isNewer) return this.present(ctx, policy);
      if (row.is_changed_by_account && differences.length > 0 && !replace_changes)
        throw badRequest('The account has changed this policy: `replace_changes` says that this is replaced');
      if (row.status === 'active') await this.forms.assertInUse(ctx, policy.forms);
      await this.tests.assertPass(ctx, { ...row, condition: policy.condition });
      await this.store.takeOver(ctx, policy);
      await this.recordChange(ctx, row.id, 'updated');
      return this.present(ctx, policy);
    });
  }

  /** @throws ProblemError 400 where its form takes no file, or was not begun; 404 where the account has no such PDF */
  addFile(ctx: Context, key: string, { sha256 }: AddOfficialFile): Promise<AddedOfficialFile> {
    const policy = this.get(key);
    const [pack] = this.packsOf(policy);
    if (!pack) throw badRequest('The official file of this policy’s form is here already');
    return inTransaction(ctx, async (ctx) => {
      if (!(await this.packForms.lock(ctx, pack.form)))
        throw badRequest('Add the policy first: its form has no draft yet');
      const matches = await this.packForms.setFile(ctx, pack, sha256);
      const toQuestion = ({ path, label }: (typeof matches.mapped)[number]) => ({
        path,
        label: label['en'] ?? path,
      });
      return {
        entry: await this.present(ctx, policy),
        edition: editionOf(pack, matches.sentSha256),
        mapped: matches.mapped.map(toQuestion),
        to_map: matches.toMap.map(toQuestion),
        left: [...matches.left],
      };
    });
  }

  private get(key: string): LibraryPolicy {
    const policy = this.library.find(key);
    if (!policy) throw notFound('policy of the library');
    return policy;
  }

  private packsOf({ forms }: LibraryPolicy): readonly Pack[] {
    return forms.flatMap((form) => this.library.packOf(form) ?? []);
  }

  /** Until the transaction ends nobody publishes it: a policy that is added meanwhile would miss that. */
  private async beginForm(ctx: Context, pack: Pack): Promise<void> {
    if (await this.packForms.lock(ctx, pack.form)) return;
    if (!actorWithPermission(ctx.actor, 'form:edit'))
      throw forbiddenBecause('Adding this policy makes a form, which takes form:edit');
    await this.packForms.begin(ctx, pack);
    await this.packForms.lock(ctx, pack.form);
  }

  private async present(ctx: Context, policy: LibraryPolicy): Promise<LibraryEntry> {
    const [entry] = await this.entries.of(ctx, [policy]);
    if (!entry) throw notFound('policy of the library');
    return entry;
  }

  private recordChange(ctx: Context, id: string, change: 'created' | 'updated'): Promise<void> {
    const subject = { type: 'policy', id } as const;
    const detail = { setting: subject.type, change, fields: [] };
    return this.log.record(ctx, { kind: 'settings.changed', subject, detail });
  }
}

const rank = ({ jurisdiction }: LibraryPolicy): string => (jurisdiction === 'US' ? '' : jurisdiction);

function byJurisdiction(one: LibraryPolicy, other: LibraryPolicy): number {
  const [first, second] = [one, other].map((policy) => `${rank(policy)}\n${policy.name}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
