import type { Context } from '../../context/index.js';

/** Where rooms above records use a custom property. They provide it under this class. */
export abstract class PropertyUses {
  /** The names of policies that ask for a property by its path: three at most. */
  abstract listPolicies(ctx: Context, path: string): Promise<string[]>;

  /** How many forms or placements have a value of it. */
  abstract countValues(ctx: Context, entity: 'form' | 'placement', name: string): Promise<number>;
}
