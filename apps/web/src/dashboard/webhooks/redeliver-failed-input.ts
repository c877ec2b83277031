import { z } from 'zod';
import { typedText } from '../../api/typed-text';

/** Since which day what failed is sent again. */
export const RedeliverFailedInput = z.object({ since: typedText(z.iso.date()) });
