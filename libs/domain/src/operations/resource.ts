import type { z } from 'zod';
import type { Operation, Refusals } from './operation.js';

/** A schema and a value of it. */
export type SchemaExample = readonly [schema: z.ZodType, value: unknown];

/** What holds of a part of the interface, and what the API reference says of it. */
export interface ResourceFacts {
  /** What the ids of its operations begin with. */
  readonly tag: string;
  /** At the head of its part of the reference. */
  readonly about: string;
  /**
   * Ordinary records: what happens to them is in events and audit trails. Every operation that changes anything else
   * writes to the security log.
   */
  readonly holdsRecords?: boolean;
  /** Of the schemas that its operations answer. */
  readonly examples?: readonly SchemaExample[];
  /** What its own query parameters mean, by their names; `queryNotes` has those that several resources have. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What its operations say when they refuse, where they have no words of their own. */
  readonly refusals?: Refusals;
}

type Operations = Readonly<Record<string, Operation>>;

/** A part of the interface: all that its rows do not say, and its rows. */
export interface Resource extends ResourceFacts {
  readonly operations: Operations;
}

/** Keeps the literal types of a resource's operations while checking their shape. */
export const resource = <Rows extends Operations>(
  facts: ResourceFacts & { readonly operations: Rows },
): ResourceFacts & { readonly operations: Rows } => facts;
