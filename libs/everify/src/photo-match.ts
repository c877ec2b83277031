import { z } from 'zod';

export const PhotoMatchRequest = z.object({ photo_match: z.enum(['matching', 'not-matching', 'no-image']) });
export type PhotoMatch = z.infer<typeof PhotoMatchRequest>['photo_match'];
