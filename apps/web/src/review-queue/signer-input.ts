import { z } from 'zod';

/** Who signs for the employer, as they wrote it. */
export const SignerInput = z.object({
  name: z.string().trim().min(2).max(120),
  title: z.string().trim().min(2).max(120),
});
