import { z } from 'zod';
import { formKeyExample } from './operations/form-key-example.js';
import { text } from './scalar-value.js';

/** Which form of the catalog it is: the same in every account and edition, unlike ids and names. */
export const FormKey = z.string().meta({
  description: 'Which form of the catalog it is: the same in every account and edition.',
  examples: [formKeyExample],
});

export const FormKeyQuery = text(128)
  .optional()
  .meta({ description: 'Of the form with this key.', examples: [formKeyExample] });
