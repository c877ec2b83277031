/** A word by a name that is known at run time only. */
export const wordAt = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;
