import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { FormsStore } from '../forms/index.js';
import { PoliciesStore } from '../policies/index.js';
import { countWithAttribute, PropertyUses } from '../records/index.js';

/** Where placements, and the policies and forms that they have, use a custom property. */
@Injectable()
export class PlacementPropertyUses extends PropertyUses {
  constructor(
    private readonly policies: PoliciesStore,
    private readonly forms: FormsStore,
  ) {
    super();
  }

  listPolicies(ctx: Context, path: string): Promise<string[]> {
    return this.policies.listNamesAsking(ctx, path);
  }

  countValues(ctx: Context, entity: 'form' | 'placement', name: string): Promise<number> {
    return entity === 'form'
      ? this.forms.countWithAttribute(ctx, name)
      : countWithAttribute(ctx, 'placements', name);
  }
}
