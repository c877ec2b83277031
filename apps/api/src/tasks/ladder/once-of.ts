/** By what a message of the ladder is recorded once: the key of what it tells. */
export const onceOf = (key: string): string => `ladder ${key}`;
