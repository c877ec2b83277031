import { z } from 'zod';

/** How the web service says that it will not do something. */
export const ServiceErrors = z.object({
  errors: z.array(z.object({ error_code: z.string(), message: z.string() })),
});
