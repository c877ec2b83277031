/** Names by which an object's prototype can be reached: no input may have them. */
export const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Whether a number is what was written: beyond 2^53 not every whole number exists, and JSON's become others. */
export const isExactNumber = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

export const inexactNumber = 'Expected a number between -9007199254740991 and 9007199254740991';
