import { z } from 'zod';
import type { Permission } from '../permission.js';
import type { SecurityEventKind } from '../security-event-kind.js';
import {
  BadRequestError,
  Forbidden,
  ForbiddenError,
  HttpApiDecodeError,
  ResourceNotFoundError,
} from '../problem.js';

export type CredentialKind =
  | 'api_token'
  | 'user_session'
  | 'form_session'
  | 'component_session'
  | 'component_token';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412;
type Success =
  | z.ZodType
  | 'application/pdf'
  | 'application/octet-stream'
  | 'application/x-ndjson'
  | 'image/png'
  | 'text/csv'
  | 'text/event-stream'
  | 'nothing';

/** That another operation took the place of one, which stays for clients that use it. */
export interface Deprecation {
  /** The day, `YYYY-MM-DD`. */
  readonly since: string;
  /** The last day on which it is sure to work. */
  readonly until: string;
  /** The path of what to use instead, below `/api/v1`. */
  readonly successor: string;
}

/** What holds of an operation: what it is, what it takes and answers, and which credentials it is for. */
export interface OperationFacts {
  readonly method: Method;
  /** Below `/api/v1`, with `{name}` for path parameters. */
  readonly path: string;
  readonly summary: string;
  /** What it takes in the query; a parameter that it does not name is refused, on every operation. */
  readonly query?: z.ZodObject;
  /** The JSON that it takes; files are posted as a form. */
  readonly body?: z.ZodType;
  readonly answers: Readonly<Record<number, Success>>;
  /** Bodies of errors besides 401 and the plain 400 and 403. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, z.ZodType>>>;
  /** Who may call it; `nobody` marks an operation whose input is its own credential. */
  readonly allows: readonly CredentialKind[] | 'nobody';
  /** Also for a session that an employee handed over, for the part of the form that is that person's. */
  readonly isInHandover?: boolean;
  /** What the permissions of a person, a token or a component must hold; without it, whoever is allowed may. */
  readonly needs?: Permission;
  /**
   * Hands out authority: a credential, a link that needs none, a secret, or a change of what others may do or see.
   * What is handed out never exceeds what the caller holds (apps/api/src/identity/access/assert-may-grant.ts).
   */
  readonly issuesAuthority?: boolean;
  /**
   * A person who is signed in must have proved their identity within the last ten minutes, by signing in or with
   * `sessions.proveIdentity`: 403 `ForbiddenError` otherwise. API tokens are not asked.
   */
  readonly needsFreshProof?: boolean;
  /**
   * What each call leaves in the security log: an entry of this kind, or of one of these. Every operation that changes something
   * says it, unless its resource `holdsRecords`: then what happens is in the events of the records and in the audit trails.
   * `events` and `trail` mean that it is there for this operation too, and `nothing` that it changes nothing that anyone is
   * authorized by. These three write no entry.
   */
  readonly logs?: SecurityEventKind | readonly SecurityEventKind[] | 'events' | 'trail' | 'nothing';
  /**
   * What a representative's session may call: some before they have given their code, most only with it. Without it, it
   * is not theirs.
   */
  readonly representative?: 'with_code' | 'without_code';
  /** One record with its ETag: it is made, read only where it is another, or changed only where it is still the same. */
  readonly isVersioned?: 'made' | 'read' | 'changed';
  /**
   * A list, search, report or export, which a read replica of the database may answer once it has replayed everything that was
   * written before the request. It writes nothing, and decides nothing that is written later.
   */
  readonly mayReadReplica?: true;
  readonly deprecated?: Deprecation;
  /** Not part of the published contract. */
  readonly isBeyond?: boolean;
}

/** What the API reference shows of an operation beside its facts. */
export interface OperationReference {
  /** What a caller should know that its name and schemas do not say. */
  readonly note?: string;
  /** A body, for every operation that takes JSON. */
  readonly body?: unknown;
  /** An answer, where its schema has no example (`Resource.examples`) or this one says more. */
  readonly answer?: unknown;
  /** What it says when it refuses, where that is not what its resource says. */
  readonly refusals?: Refusals;
}

/** Messages of errors, by their tag. */
export type Refusals = Readonly<Partial<Record<'BadRequestError' | 'ForbiddenError', string>>>;

/** One operation of the interface. */
export interface OperationRow extends OperationFacts {
  readonly reference: OperationReference;
}

/** Refuses an operation that `needsFreshProof`. */
export const staleProofMessage =
  'Confirm your identity with your password (POST /session/proof), or sign in again';

/** Keeps the literal type of an operation's facts while checking their shape. */
export const operation = <const Facts extends OperationFacts>(
  facts: Facts,
  reference: OperationReference = {},
): Facts & Pick<OperationRow, 'reference'> => ({ ...facts, reference });

/** The integrator's server, and people whose groups hold what the operation needs. */
export const staffOnly = ['api_token', 'user_session'] as const;
/** People alone. */
export const usersOnly = ['user_session'] as const;
/** The hosted page alone. */
export const hostedOnly = ['form_session'] as const;
/** Staff, and the hosted page for what its link names. */
export const staffAndHosted = [...staffOnly, ...hostedOnly] as const;
/** An embedded component's page alone. */
export const componentsOnly = ['component_session', 'component_token'] as const;
/** Staff, and components for the rows that they show: to list them, and to start an onboarding link. */
export const staffAndComponents = [...staffOnly, ...componentsOnly] as const;
/** Staff, hosted pages and components, each for what it sees. */
export const anyCredential = [...staffAndHosted, ...componentsOnly] as const;

const badRequest = z.union([HttpApiDecodeError, BadRequestError]);
/** Errors that operations have in common, to be spread. */
export const decodeError = { 400: HttpApiDecodeError } as const;
export const badRequestError = { 400: badRequest } as const;
export const notFoundError = { 404: ResourceNotFoundError } as const;
export const forbiddenError = { 403: z.union([Forbidden, ForbiddenError]) } as const;
