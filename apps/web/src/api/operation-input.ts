import type { OperationId, operations } from '@firstday/domain';
import type { z } from 'zod';
import type { QueryValue } from './operation-url';

type Operations = typeof operations;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type PathPart<Id extends OperationId> = [ParameterOf<Operations[Id]['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParameterOf<Operations[Id]['path']>, string>> };

/** The same, as it comes from code that changes nothing. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

type BodyPart<Id extends OperationId> = Operations[Id] extends { readonly body: infer Body extends z.ZodType }
  ? { readonly body: Frozen<z.input<Body>> }
  : { readonly body?: never; readonly upload?: Upload };

/** Files as a form, or as they arrive with the type that their sender gave. */
export interface Upload {
  readonly content: FormData | ReadableStream;
  readonly contentType?: string;
}

type QueryPart<Id extends OperationId> = Operations[Id] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? { readonly query?: { readonly [Name in keyof z.input<Query>]?: QueryValue } }
  : { readonly query?: never };

/** `request.signal` of a visitor who waits for a file: the API drops what is made for one who has gone. */
interface CancelPart {
  readonly signal?: AbortSignal;
}

/** What an operation is called with: the names in its path, its query and its body, as its row in the table has them. */
export type OperationInput<Id extends OperationId> = PathPart<Id> & BodyPart<Id> & QueryPart<Id> & CancelPart;

type SuccessOf<Answers> = Answers[keyof Answers & (200 | 201 | 204)];

/** What an operation answers when it succeeds; undefined where the answer has no body. */
export type OperationAnswer<Id extends OperationId> =
  SuccessOf<Operations[Id]['answers']> extends infer Success
    ? Success extends z.ZodType
      ? z.output<Success>
      : undefined
    : never;
