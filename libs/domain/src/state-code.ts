import { z } from 'zod';
import { usStateCode } from './places/us-states.js';

/** A state of the United States, or a territory. */
export const StateCode = z
  .string()
  .max(2, { error: 'Expected two letters', abort: true })
  .refine((state) => usStateCode(state) === state, 'Expected the two letters of a state, such as NY')
  .meta({ id: 'StateCode', description: 'A state by its two letters.', examples: ['NY'] });
