import { type LibraryEntry, LibraryKind } from '@firstday/domain';
import { jurisdictionName } from './jurisdiction-name';

/** What the address asks of the library; what it does not ask is empty. */
export interface LibrarySearch {
  readonly jurisdiction: string;
  readonly kind: LibraryKind | '';
  /** Words of the names of policies, forms, laws and states. */
  readonly q: string;
}

export const isLibraryNarrowed = ({ jurisdiction, kind, q }: LibrarySearch): boolean =>
  jurisdiction !== '' || kind !== '' || q !== '';

type Given = Readonly<Record<string, string | string[] | undefined>>;

/** An address may be made up by anybody: what it asks for that cannot be asked is left out. */
export function parseLibrarySearch({ jurisdiction, kind, q }: Given): LibrarySearch {
  const read = LibraryKind.safeParse(kind);
  const isPlace = typeof jurisdiction === 'string' && /^[A-Z]{2}$/.test(jurisdiction);
  return {
    jurisdiction: isPlace ? jurisdiction : '',
    kind: read.success ? read.data : '',
    q: typeof q === 'string' ? q.trim().slice(0, 100) : '',
  };
}

/** Whether an entry is one that is looked for, by each of the words. */
export function isFound(entry: LibraryEntry, asked: LibrarySearch): boolean {
  if (asked.jurisdiction !== '' && entry.jurisdiction !== asked.jurisdiction) return false;
  if (asked.kind !== '' && entry.kind !== asked.kind) return false;
  const { key, name, citation, forms, jurisdiction } = entry;
  const place = jurisdictionName(jurisdiction, 'United States');
  const words = [key, name, citation, place, ...forms.flatMap((form) => [form.key, form.name])].join(' ');
  return asked.q
    .split(/\s+/)
    .every((word) => words.toLocaleLowerCase('en').includes(word.toLocaleLowerCase('en')));
}
