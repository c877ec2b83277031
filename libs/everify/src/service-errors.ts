import { z } from 'zod';

/** How the web service says that it will not do something; its messages may repeat what it was given and are not read. */
export const ServiceErrors = z.object({ errors: z.array(z.object({ error_code: z.string() })) });
