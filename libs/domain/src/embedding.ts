import { z } from 'zod';
import { text } from './scalar-value.js';

/** Beyond the contract: the origins whose pages may show an account's components in a frame. */
export const Embedding = z
  .strictObject({
    origins: z
      .array(text(300, 1))
      .max(100)
      .describe('The sites that may frame the components, such as `https://example.com`; at most 100.'),
  })
  .meta({ id: 'Embedding' });
export type Embedding = z.infer<typeof Embedding>;
