import type { Localized } from '../localized.js';

/**
 * What is wrong and what to do about it: in English and Spanish at least; another language's folder may have it too, and
 * else it is in English. `{blanks}` are filled by the values.
 */
export type Message = Localized & { readonly es: string };

/** By the code of the issue. */
export type Messages = Readonly<Record<string, Message>>;
