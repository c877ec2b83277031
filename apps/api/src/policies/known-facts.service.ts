import { confinedFacts } from '@firstday/policy-engine';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { KnownFacts } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';

/** Implements what forms need of policies. */
@Injectable()
export class KnownFactsService extends KnownFacts {
  constructor(private readonly catalog: FactCatalogService) {
    super();
  }

  async unknownAmong(ctx: Context, paths: readonly string[]): Promise<string[]> {
    if (paths.length === 0) return [];
    const known = await this.catalog.load(ctx, []);
    // A form is told by a hash when a fact has changed: that of an age would tell the age.
    return paths.filter((path) => known.get(path) === undefined || confinedFacts.has(path));
  }
}
