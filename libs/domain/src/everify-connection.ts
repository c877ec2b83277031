import { z } from 'zod';
import { text } from './scalar-value.js';

/** How an account reaches E-Verify; the password is taken, never given back. */
export const EverifyConnection = z
  .strictObject({
    is_simulated: z.boolean(),
    base_url: z.string().nullable(),
    username: z.string().nullable(),
    has_password: z.boolean(),
    creator_name: z.string().nullable(),
    creator_email: z.string().nullable(),
    creator_phone: z.string().nullable(),
  })
  .meta({ id: 'EverifyConnection' });
export type EverifyConnection = z.infer<typeof EverifyConnection>;

export const SetEverifyConnection = z.strictObject({
  base_url: z.url({ protocol: /^https$/, error: 'Expected the https address of the web service' }).max(200),
  username: text(64, 1),
  password: text(128, 1),
  creator_name: text(80, 1),
  creator_email: z.email('Expected an email address').max(254),
  creator_phone: text(20, 7),
});
export type SetEverifyConnection = z.infer<typeof SetEverifyConnection>;
