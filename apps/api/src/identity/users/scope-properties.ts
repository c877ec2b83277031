import type { CustomFact } from '@firstday/policy-engine';
import type { Context } from '../../context/index.js';

/** A custom property as access rules know it. */
export interface ScopeProperty extends CustomFact {
  /** Whether access rules may ask it. */
  readonly is_permission_scope: boolean;
}

/** The custom properties of an account. The room of records provides them under this class. */
export abstract class ScopeProperties {
  /** Those in use; within a transaction none of them can be deleted until that ends. */
  abstract lockActive(ctx: Context): Promise<ScopeProperty[]>;

  /** With those that were deprecated. */
  abstract all(ctx: Context): Promise<ScopeProperty[]>;
}
