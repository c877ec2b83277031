import { z } from 'zod';

export const ConfirmUpdatedRequest = z.object({ case_numbers: z.array(z.string()).min(1).max(1000) });

/** The languages of notices, by the words of the service. */
export const noticeLanguages = { en: 'english', es: 'spanish' } as const;
