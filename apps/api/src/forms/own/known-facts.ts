import type { Context } from '../../context/index.js';

/** What forms need of policies: which facts a placement has. The room of policies provides it under this class. */
export abstract class KnownFacts {
  /** Those of the paths that name no fact. */
  abstract unknownAmong(ctx: Context, paths: readonly string[]): Promise<string[]>;
}
