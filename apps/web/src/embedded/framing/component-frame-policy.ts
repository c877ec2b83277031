import { FindComponentFrame } from '@firstday/domain';
import { arrivalHeaderNames } from '../../api/arrival-header-names';
import { readAnswer, sendOperation } from '../../api/send-operation';
import type { FramePolicy } from './frame-policy';

/** The frame of a component's page, by the code or the session in its address. */
export async function componentFramePolicy(url: URL, headers: Headers): Promise<FramePolicy> {
  const session_id = url.searchParams.get('session');
  const code = url.searchParams.get('code');
  const found = await fetchFramePolicy(code ? { code } : { session_id: session_id ?? '' }, headers);
  const frame = { ...found, session_id: code ? null : session_id };
  return isForeignEmbedder(frame, headers) ? { ...frame, state: 'not_listed', origins: [] } : frame;
}

/** The origins that may frame the hosted pages which were opened from a component; undefined where there is none, or none any more. */
export async function componentOrigins(
  sessionId: string,
  headers: Headers,
): Promise<readonly string[] | undefined> {
  const { state, origins } = await fetchFramePolicy({ session_id: sessionId }, headers);
  const isGone = state === 'revoked' || state === 'unavailable' || state === 'unknown';
  return isGone ? undefined : origins;
}

async function fetchFramePolicy(
  asked: { code: string } | { session_id: string },
  headers: Headers,
): Promise<Omit<FramePolicy, 'session_id'>> {
  const body = FindComponentFrame.safeParse(asked);
  if (!body.success) return { state: 'unknown', origins: [] };
  try {
    const answer = await sendOperation('component_frames.find', { body: body.data }, visitorHeaders(headers));
    if (!answer.ok) return { state: 'unavailable', origins: [] };
    const { state, origins } = await readAnswer('component_frames.find', answer);
    return { state, origins: origins.filter(isOrigin) };
  } catch {
    return { state: 'unavailable', origins: [] };
  }
}

/** Requests count for the address of whoever makes them. */
function visitorHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    arrivalHeaderNames.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );
}

/** The API keeps no others; what a browser reads as more than one origin is not written into a policy in any case. */
const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9._-]+(:\d{1,5})?$/.test(text);

const frameDestinations = ['iframe', 'frame', 'embed', 'object', 'fencedframe'];

/** A page that loads ours into a frame is named by its referrer, unless it keeps that to itself: then the policy decides. */
function isForeignEmbedder({ state, origins }: FramePolicy, headers: Headers): boolean {
  const referrer = URL.parse(headers.get('referer') ?? '');
  if (isUnresolved(state) || !referrer || !frameDestinations.includes(headers.get('sec-fetch-dest') ?? ''))
    return false;
  const isOurs = referrer.host === (headers.get('x-forwarded-host') ?? headers.get('host'));
  return !isOurs && !origins.includes(referrer.origin);
}

const isUnresolved = (state: FramePolicy['state']) => state === 'unknown' || state === 'unavailable';
