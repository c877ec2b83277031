/** The first letter of each name, as people initial a correction; of a script without letters of its own, its first sign. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((part) => /\p{L}\p{M}*/u.exec(part)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
