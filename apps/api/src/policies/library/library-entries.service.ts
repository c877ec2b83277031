import type { LibraryEntry } from '@firstday/domain';
import type { LibraryPolicy } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { FormsService, PackFormsService, PolicyLibrary } from '../../forms/index.js';
import { FactCatalogService } from '../fact-catalog.service.js';
import { LibraryPoliciesStore } from './library-policies.store.js';
import { toLibraryEntry } from './to-library-entry.js';

/** The library as an account sees it: what it has of it, and how that differs. */
@Injectable()
export class LibraryEntriesService {
  constructor(
    private readonly library: PolicyLibrary,
    private readonly store: LibraryPoliciesStore,
    private readonly factCatalog: FactCatalogService,
    private readonly forms: FormsService,
    private readonly packForms: PackFormsService,
  ) {}

  async of(ctx: Context, policies: readonly LibraryPolicy[]): Promise<LibraryEntry[]> {
    const rows = await this.store.listByKeys(
      ctx,
      policies.map(({ key }) => key),
    );
    const keys = [...new Set(policies.flatMap(({ forms }) => forms))];
    const conditions = [...rows, ...policies].map(({ condition }) => condition);
    const account = {
      policies: new Map(rows.map((row) => [row.key ?? row.id, row])),
      forms: new Map((await this.forms.byKeys(ctx, keys)).map((form) => [form.key, form])),
      usable: await this.forms.usableAmong(ctx, keys),
      packForms: await this.packForms.list(
        ctx,
        keys.flatMap((key) => this.library.packOf(key) ?? []),
      ),
      catalog: await this.factCatalog.load(ctx, conditions),
      packOf: (form: string) => this.library.packOf(form),
    };
    return policies.map((policy) => toLibraryEntry(policy, account));
  }
}
