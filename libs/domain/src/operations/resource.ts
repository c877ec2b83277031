import type { z } from 'zod';
import type { OperationRow, Refusals } from './operation.js';

/** A schema and a value of it. */
export type SchemaExample = readonly [schema: z.ZodType, value: unknown];

/** What the access rule of a group does with records: it narrows which of them its people see, or they see all. */
export type AccessRules = 'narrow' | 'show_all';

interface OfRecords {
  /**
   * Ordinary records: what happens to them is in events and audit trails. Every operation that changes anything else
   * writes to the security log.
   */
  readonly holdsRecords: true;
  /** `narrow` is carried out in apps/api/src/identity/access/record-scope.store.ts; a contract test holds what is said here. */
  readonly accessRules: AccessRules;
}

interface OfSettings {
  readonly holdsRecords?: false;
  readonly accessRules?: never;
}

/** What holds of a part of the interface, and what the API reference says of it. */
export type ResourceFacts = PartOfInterface & (OfRecords | OfSettings);

interface PartOfInterface {
  /** What the ids of its operations begin with. */
  readonly tag: string;
  /** At the head of its part of the reference. */
  readonly about: string;
  /** Of the schemas that its operations answer. */
  readonly examples?: readonly SchemaExample[];
  /** What its operations say when they refuse, where they have no words of their own. */
  readonly refusals?: Refusals;
}

type Operations = Readonly<Record<string, OperationRow>>;

/** A part of the interface: all that its rows do not say, and its rows. */
export type Resource = ResourceFacts & { readonly operations: Operations };

/** Keeps the literal types of a resource's operations while checking their shape. */
export const resource = <Rows extends Operations>(
  facts: ResourceFacts & { readonly operations: Rows },
): ResourceFacts & { readonly operations: Rows } => facts;
