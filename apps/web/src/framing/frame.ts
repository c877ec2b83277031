import { ComponentFrame } from '@firstday/domain';
import { z } from 'zod';

/**
 * The request header in which a component's page, or a hosted page that was opened from it, is told of its frame; a
 * visitor's own is never passed on.
 */
export const frameHeader = 'x-firstday-frame';

/**
 * What a component's page is served by: where it may be framed and what there is to show. `not_listed`: the site that
 * asks for it is none of the origins. `unavailable`: nobody could be asked just now.
 */
export const Frame = z.strictObject({
  state: z.enum([...ComponentFrame.shape.state.options, 'not_listed', 'unavailable']),
  origins: z.array(z.string()),
  session_id: z.string().nullable(),
});
export type Frame = z.infer<typeof Frame>;

/** For the page: what the proxy said of its frame. */
export function frameIn(headers: Headers): Frame {
  const parsed = Frame.safeParse(asJson(headers.get(frameHeader)));
  return parsed.success ? parsed.data : { state: 'unknown', origins: [], session_id: null };
}

function asJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Nothing runs in such a page and nothing can be sent from it: any site may frame it, and gains nothing. */
export const isInert = ({ state }: Frame): boolean =>
  state === 'not_listed' || state === 'unknown' || state === 'unavailable';
