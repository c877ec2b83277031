import { z } from 'zod';

/** A text as E-Verify's web service takes it, up to so many characters. */
export const serviceText = (max: number) => z.string().min(1).max(max);
