import type {
  ComponentName,
  ComponentRecords,
  FormSigner,
  IdentityProof,
  LinkIssuer,
  MakerPresence,
  Permission,
  SessionHandover,
  RepresentativeNamer,
  Side,
} from '@firstday/domain';
import type { Locale } from '@firstday/domain/languages';
import type { Condition } from '@firstday/policy-engine';
import type { Queries } from './queries.js';

export interface Account {
  readonly id: string;
  readonly organizationId: string;
  readonly mode: 'live' | 'test';
}

/** A user group as it applies to one of its members. */
export interface Membership {
  readonly permissions: readonly Permission[];
  /** The records that its members may see; null for all. */
  readonly access_rule: Condition | null;
}

/** A saved view of the rows of a component as it is now; a deleted view shows nothing. */
export interface SavedView {
  readonly rows: ComponentRecords;
  readonly filters: Readonly<Record<string, string>> | null;
}

/** What bounds an API token besides its permissions, and whatever it issues. */
export interface TokenLimits {
  readonly expiresAt: Date | null;
  /** As CIDR; null for anywhere. */
  readonly networks: readonly string[] | null;
  /** The person whose authority it draws on; null for none. */
  readonly ownerId: string | null;
}

/** The person who was named to examine the documents, where it is their session. */
export interface NamedRepresentative {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly namedBy: RepresentativeNamer['side'];
  readonly namedAt: Date;
  /** Null until the code was given, in this session or another. */
  readonly codeProvedAt: Date | null;
  readonly signedAt: Date | null;
  readonly wrongTries: number;
}

/** The link that opened a form session, and what is known about the person using it. */
export interface SessionReader {
  readonly linkId: string;
  readonly issuer: LinkIssuer;
  /** On the employer's side: whether the maker of the link, or the user who is signed in, may see sensitive values. */
  readonly seesSensitive: boolean;
  /** Whether the account asks employees for a one-time code before they sign. */
  readonly signsWithCode: boolean;
  readonly proved: IdentityProof;
  /** The browser's own secret, hashed; the session's id for clients that send none. */
  readonly deviceKey: string;
  /** Whether the maker of the link was signed in nearby when it was opened; null where not, or not known. */
  readonly makerPresence: MakerPresence | null;
  /** Keyed hashes of the sensitive answers that were entered on this device, which shows them. */
  readonly entered: readonly string[];
  /** For the employer's side; null until it is known. */
  readonly signer: FormSigner | null;
  readonly userId: string | null;
  /** The groups of the user who is signed in; none where nobody is. */
  readonly groups: readonly Membership[];
  /** Whoever the employee handed the device to, where it is their session. */
  readonly handover: SessionHandover | null;
  readonly representative: NamedRepresentative | null;
}

/** Who is acting. */
export type Actor =
  | {
      readonly kind: 'api_token';
      readonly tokenId: string;
      /** What it may do, for every record; null for everything that the interface allows a token. */
      readonly permissions: readonly Permission[] | null;
      readonly limits: TokenLimits;
    }
  | {
      readonly kind: 'form_session';
      readonly sessionId: string;
      readonly employeeId: string;
      readonly side: Side;
      /** The tasks of its link, in their order; null for all of the employee. */
      readonly taskIds: readonly string[] | null;
      readonly locale: string | null;
      readonly reader: SessionReader;
    }
  | {
      readonly kind: 'user_session';
      readonly sessionId: string;
      readonly userId: string;
      /** When the person last proved their identity in this session; absent where they are not there themselves. */
      readonly provedAt?: Date | null;
      readonly groups: readonly Membership[];
      /** The rules of the groups that allow this operation, any of which lets a record be seen; null for no rule. */
      readonly rules: readonly Condition[] | null;
      /** Whether every record that this operation lets them see may be shown with its sensitive values. */
      readonly seesSensitive: boolean;
    }
  | {
      /** An embedded component, known by its cookie or by its header. */
      readonly kind: 'component_session' | 'component_token';
      readonly sessionId: string;
      readonly component: ComponentName;
      readonly employeeId: string | null;
      readonly filters: Readonly<Record<string, string>>;
      /** What whoever made its link may do; null for everything. */
      readonly permissions: readonly Permission[] | null;
      /** The groups of the person who made its link; null where an API token did. */
      readonly groups: readonly Membership[] | null;
      /** Views that its filters name, or a request's: each narrows what is seen. */
      readonly views: readonly SavedView[];
      /** The rules of those groups that allow this operation, any of which lets a record be seen; null for no rule. */
      readonly rules: readonly Condition[] | null;
    }
  | { readonly kind: 'system' };

/** Where a request came from: kept with signatures and audit events. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** What every service and store needs to know of the request; always the first argument. */
export interface Context {
  readonly account: Account;
  readonly actor: Actor;
  readonly requestId: string;
  /** The ids of the events that were written and committed so far, for the log. */
  readonly eventIds: string[];
  readonly now: Date;
  readonly origin: Origin;
  readonly db: Queries;
  /** Set where withdrawn tasks are read, and nothing but them. */
  readonly readsArchive?: true;
  /** `If-Match` of the request: the versions of a record that may be changed. */
  readonly ifMatch?: string;
  /** The language of sentences that the API makes, by `Accept-Language` of the request; English without it. */
  readonly locale?: Locale;
  /**
   * Set where the request has an `Idempotency-Key` and its operation begins the transaction itself: see
   * `inIdempotentTransaction`.
   */
  readonly idempotency?: IdempotentExecution;
}

/** Does the work of a request in a context. @returns the response body */
export type ContextWork = (ctx: Context) => Promise<unknown>;

/** Executes a request at most once per idempotency key. */
export interface IdempotentExecution {
  /** Whether the key was already used: then the stored response is returned, whatever has changed since. */
  isAnswered(): Promise<boolean>;
  /**
   * Executes the work in its own transaction, unless that was done before.
   * @param content hash of what was sent, where that is not the body as the service reads it
   * @returns the body of the first response
   */
  execute(execute: ContextWork, content?: string): Promise<unknown>;
}

/** Runs the work with a context whose `db` is a transaction. */
export function inTransaction<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}

/**
 * Reads in one snapshot: what changes meanwhile is not seen, and nothing is listed twice. Where the snapshot is a read replica's and it
 * breaks off, the work is begun again in one of the primary's.
 */
export function inSnapshot<Result>(ctx: Context, read: (ctx: Context) => Promise<Result>): Promise<Result> {
  return ctx.db.readTransaction((db) => read({ ...ctx, db }));
}

/** Runs the work with a context whose `db` hides no account's rows: for the few acts that concern several. */
export function acrossAccounts<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return ctx.db.acrossAccounts((db) => work({ ...ctx, db }));
}

/**
 * Like `inTransaction`, for operations that do slow work first and must not hold a connection meanwhile. Where the
 * request has a key, it runs once, and the result is the first response.
 */
export function inIdempotentTransaction(ctx: Context, work: ContextWork, content?: string): Promise<unknown> {
  const { idempotency: once, ...inner } = ctx;
  return once ? once.execute(work, content) : inTransaction(inner, work);
}
