import { z } from 'zod';
import { text } from './scalar-value.js';

/** What of a component's address its page is served by, before anyone has shown a credential. */
export const FindComponentFrame = z.union(
  [
    z.strictObject({ code: text(200, 1).describe("The code out of the component's address.") }),
    z.strictObject({ session_id: text(64, 1).describe('The session, once the code was redeemed.') }),
  ],
  'Expected a code or a session_id',
);
export type FindComponentFrame = z.infer<typeof FindComponentFrame>;
/** Where it may be framed, and whether there is anything to be shown. */
export const ComponentFrame = z
  .strictObject({
    origins: z.array(z.string()).describe('The sites that may frame it.'),
    state: z
      .enum(['ready', 'used', 'expired', 'revoked', 'unknown'])
      .describe('Whether its code can be redeemed: `ready`, or why not.'),
  })
  .meta({ id: 'ComponentFrame' });
export type ComponentFrame = z.infer<typeof ComponentFrame>;
