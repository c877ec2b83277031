import { LibraryKind } from '@firstday/domain';

/** What the address asks of the library; what it does not ask is empty. */
export interface LibrarySearch {
  readonly jurisdiction: string;
  readonly kind: LibraryKind | '';
}

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseLibrarySearch({ jurisdiction, kind }: Given): LibrarySearch {
  const read = LibraryKind.safeParse(kind);
  const isPlace = typeof jurisdiction === 'string' && /^[A-Z]{2}$/.test(jurisdiction);
  return { jurisdiction: isPlace ? jurisdiction : '', kind: read.success ? read.data : '' };
}
