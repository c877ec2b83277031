import { ComponentFrame } from '@firstday/domain';
import { z } from 'zod';

/**
 * The request header in which a component's page, or a hosted page that was opened from it, is told of its frame; a
 * visitor's own is never passed on.
 */
export const framePolicyHeader = 'x-firstday-frame';

/**
 * What a component's page is served by: where it may be framed and what there is to show. `not_listed`: the site that
 * asks for it is none of the origins. `unavailable`: nobody could be asked just now.
 */
export const FramePolicy = z.strictObject({
  state: z.enum([...ComponentFrame.shape.state.options, 'not_listed', 'unavailable']),
  origins: z.array(z.string()),
  session_id: z.string().nullable(),
});
export type FramePolicy = z.infer<typeof FramePolicy>;

/** For the page: what the proxy said of its frame. */
export function readFramePolicy(headers: Headers): FramePolicy {
  const parsed = FramePolicy.safeParse(asJson(headers.get(framePolicyHeader)));
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
export const isInert = ({ state }: FramePolicy): boolean =>
  state === 'not_listed' || state === 'unknown' || state === 'unavailable';
