import type { CoveredPolicy, LibraryEntry } from '@firstday/domain';
import type { LibraryPolicy } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormsService } from '../../forms/index.js';
import { FactCatalogService } from '../fact-catalog.service.js';
import { PoliciesStore } from '../policies.store.js';
import { LibraryEntriesService } from '../library/library-entries.service.js';
import { askedForms } from './asked-forms.js';
import { PolicyWaiversService } from '../waivers/policy-waivers.service.js';
import { draftStatus, toCoveredPolicy } from './to-covered-policy.js';

/** A policy of the library as it is decided, and what adding it would make of it. */
export interface AddablePolicy {
  readonly policy: LibraryPolicy;
  readonly covered: CoveredPolicy;
  /** Its status once it is added. */
  readonly becomes: CoveredPolicy['status'];
}

/** Says of policies of the library what the account has decided about them. */
@Injectable()
export class CoveredPoliciesService {
  constructor(
    private readonly entries: LibraryEntriesService,
    private readonly policies: PoliciesStore,
    private readonly waivers: PolicyWaiversService,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
  ) {}

  /** In the order of the policies. */
  async of(ctx: Context, policies: readonly LibraryPolicy[]): Promise<AddablePolicy[]> {
    const asked = new Set(policies.flatMap(({ forms }) => forms));
    const entries = await this.entries.of(ctx, policies);
    const active = (await this.policies.listActive(ctx)).filter(({ form_keys }) =>
      form_keys.some((form) => asked.has(form)),
    );
    const waivers = await this.waivers.list(ctx);
    const conditions = [...active, ...policies].map(({ condition }) => condition);
    const catalog = await this.factCatalog.load(ctx, conditions);
    return policies.flatMap((policy, index) => {
      const entry = entries[index];
      if (!entry) return [];
      const lacksFile = policy.forms.some((form) => this.forms.lacksOfficialFile(form));
      const decided = {
        asked: askedForms(policy, active, catalog),
        lacksFile,
        waiver: waivers.get(policy.key),
      };
      return [{ policy, covered: toCoveredPolicy(entry, decided), becomes: onceAdded(entry, lacksFile) }];
    });
  }
}

const onceAdded = (entry: LibraryEntry, lacksFile: boolean): CoveredPolicy['status'] =>
  entry.waits_for.length === 0 && !lacksFile ? 'asked' : draftStatus(entry, lacksFile);
