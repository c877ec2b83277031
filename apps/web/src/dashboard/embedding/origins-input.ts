import { Embedding } from '@firstday/domain';
import { z } from 'zod';
import { typedText } from '../../api/typed-text';

/** One origin a line. */
export const OriginsInput = z.object({
  origins: typedText(z.string().transform((text) => text.split(/\s+/).filter(Boolean))).pipe(
    Embedding.shape.origins,
  ),
});
