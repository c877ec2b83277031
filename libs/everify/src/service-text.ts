import { z } from 'zod';

/** A text as E-Verify's web service takes it, up to so many characters. */
export const serviceText = (max: number) => z.string().min(1).max(max);

/** A name: other than letters of the English alphabet, E-Verify takes spaces, hyphens and apostrophes alone. */
export const serviceNameText = (max: number) => serviceText(max).regex(/^[A-Za-z' -]+$/);
