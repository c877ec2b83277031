import type { z } from 'zod';
import type { Context } from '../context/index.js';

/** A thing as the account has it now. */
export interface Configured<Content> {
  readonly id: string;
  /** What tells it from others of its kind in every account: a key, a name or an address. */
  readonly identity: string;
  readonly isRetired: boolean;
  /** What its file says: neither ids, times nor secrets. */
  readonly content: Content;
}

/** One kind of thing that an account's configuration consists of; `folder` is where its files are. */
export abstract class ConfigurationKind<Content> {
  abstract readonly folder: string;
  /** Of a file. What it answers is normalised: two files that mean the same are then the same. */
  abstract readonly schema: z.ZodType<Content>;

  abstract identityOf(content: Content): string;
  /** Whether an account may have several of this identity. */
  abstract mayShareName(content: Content): boolean;
  abstract list(ctx: Context): Promise<Configured<Content>[]>;
  /** @throws ProblemError with what is wrong */
  abstract create(ctx: Context, content: Content): Promise<void>;
  /** @throws ProblemError with what is wrong, or cannot be changed */
  abstract update(ctx: Context, before: Configured<Content>, content: Content): Promise<void>;
  /** Takes it out of use without deleting it. Answers false where this kind of thing has no such state. */
  abstract retire(ctx: Context, before: Configured<Content>): Promise<boolean>;
  abstract readonly canRetire: boolean;
}
