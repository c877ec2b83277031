const folderOf = (id: string) => `inspection_packages/${id}`;

/** Where a part of a package is stored. */
export const partKey = (id: string, part: number): string => `${folderOf(id)}/${part}`;

/** Where it is said what is in a part. */
export const indexKey = (id: string, part: number): string => `${folderOf(id)}/${part}_index`;

/** Where anything of a package may be stored, and a part that was begun. */
export const packageKeys = (id: string, parts: number): string[] =>
  Array.from({ length: parts + 1 }, (_, part) => [partKey(id, part), indexKey(id, part)]).flat();
