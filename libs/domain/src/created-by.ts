import { z } from 'zod';
import { DateTimeUtc } from './scalar-value.js';

/** Who created a user, a webhook or an API token: a person, or a token. */
export const CreatedBy = z
  .strictObject({
    kind: z.enum(['user', 'api_token']).describe('Whether a person or an API token created it.'),
    id: z.string().describe('Id of the user or the token.'),
    name: z.string().nullable().describe("The person's email or the token's name, for those who may see it."),
    revoked_at: DateTimeUtc.nullable()
      .optional()
      .describe(
        'When the token was revoked; null while it works. Absent for people, and where it is not known.',
      ),
  })
  .meta({ id: 'CreatedBy' });
export type CreatedBy = z.infer<typeof CreatedBy>;
