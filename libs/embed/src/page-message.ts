import { componentNames, type ComponentName } from './generated/component-names.js';

/*
 * What a component's page and the page around it say to each other, and the doors at which it is read. The doors are
 * written by hand: a schema library would not fit into the loader. protocol/ says the same in zod, and a test holds
 * the two equal.
 */

/** The version of what is said; another one is not spoken with. */
export const protocolVersion = 1;

export { componentNames, type ComponentName };

export const failures = ['used', 'expired', 'revoked', 'not_listed', 'offline', 'error'] as const;
export type Failure = (typeof failures)[number];

/** From the page around it to the component, by `postMessage` to its exact origin, with a port to answer on. */
export interface Connect {
  readonly firstday: 1;
  readonly type: 'connect';
  /** Told back in `hello`: 16 to 64 characters that nobody can guess. */
  readonly nonce: string;
}

/** The first thing that the component says on the port. */
export interface Hello {
  readonly type: 'hello';
  readonly nonce: string;
  readonly version: typeof protocolVersion;
}

/** From the component, over the port. It names records by their ids and says nothing of what they hold. */
export type PageMessage =
  /** What was asked for is shown. */
  | { readonly type: 'ready'; readonly component: ComponentName }
  /** CSS pixels that the page would fill. */
  | { readonly type: 'resized'; readonly height: number }
  /** The path of the page that is shown now, without its query: the component's own, or a hosted one that it opened. */
  | { readonly type: 'navigated'; readonly path: string }
  | { readonly type: 'task_completed'; readonly task_id: string; readonly employee_id: string }
  | { readonly type: 'placement_created'; readonly placement_id: string; readonly employee_id: string }
  | { readonly type: 'case_updated'; readonly everify_case_id: string }
  /** RFC 3339, UTC. */
  | { readonly type: 'session_expiring'; readonly expires_at: string }
  | { readonly type: 'failed'; readonly reason: Failure };

/** To the component, over the port. */
export interface ParentMessage {
  readonly type: 'renew';
  /** A new `redirect_url` of the same component: its code is redeemed in place. */
  readonly url: string;
}

/** The longest address that is passed on, in characters. */
export const longestUrl = 2048;
/** The highest page that is believed, in CSS pixels. */
export const highestPage = 100_000;

export const patterns = {
  employee: /^ee_[0-9A-Za-z]{1,60}$/,
  everifyCase: /^ecase_[0-9A-Za-z]{1,60}$/,
  nonce: /^[0-9A-Za-z-]{16,64}$/,
  placement: /^pla_[0-9A-Za-z]{1,60}$/,
  path: /^(?=.{1,512}$)\/(components|o)(\/[0-9A-Za-z_-]+)+$/,
  task: /^task_[0-9A-Za-z]{1,60}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/,
  url: /^https?:\/\/[\x21-\x7e]+$/,
} as const;

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const nonce = matches(patterns.nonce);
const connectShape: Shape = { firstday: oneOf(1), type: oneOf('connect'), nonce };
const helloShape: Shape = { type: oneOf('hello'), nonce, version: oneOf(protocolVersion) };
const pageShapes: Readonly<Record<string, Shape>> = {
  ready: { component: oneOf(...componentNames) },
  resized: {
    height: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= highestPage,
  },
  navigated: { path: matches(patterns.path) },
  task_completed: { task_id: matches(patterns.task), employee_id: matches(patterns.employee) },
  placement_created: { placement_id: matches(patterns.placement), employee_id: matches(patterns.employee) },
  case_updated: { everify_case_id: matches(patterns.everifyCase) },
  session_expiring: { expires_at: matches(patterns.time) },
  failed: { reason: oneOf(...failures) },
} satisfies Record<PageMessage['type'], Shape>;
const renewShape: Shape = {
  type: oneOf('renew'),
  url: (value) => matches(patterns.url)(value) && String(value).length <= longestUrl,
};

/** Undefined for whatever is not exactly a `Connect`. */
export function readConnect(value: unknown): Connect | undefined {
  return has<Connect>(value, connectShape) ? value : undefined;
}

/** Undefined for whatever is not exactly a `Hello` of this version. */
export function readHello(value: unknown): Hello | undefined {
  return has<Hello>(value, helloShape) ? value : undefined;
}

/** Undefined for whatever is not exactly a `PageMessage`. */
export function readPageMessage(value: unknown): PageMessage | undefined {
  const type = isRecord(value) ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(pageShapes, type)) return undefined;
  return has<PageMessage>(value, { ...pageShapes[type], type: oneOf(type) }) ? value : undefined;
}

/** Undefined for whatever is not exactly a `ParentMessage`. */
export function readParentMessage(value: unknown): ParentMessage | undefined {
  return has<ParentMessage>(value, renewShape) ? value : undefined;
}

/** Whether it has these properties, as they have to be, and no others. */
function has<Message>(value: unknown, shape: Shape): value is Message {
  if (!isRecord(value) || Object.keys(value).length !== Object.keys(shape).length) return false;
  return Object.entries(shape).every(([name, check]) => Object.hasOwn(value, name) && check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
