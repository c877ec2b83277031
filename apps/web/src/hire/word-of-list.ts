/** How far a list of choices is that is looked up as one types. */
export type ChoicesStatus = 'searching' | 'found' | 'failed';

/** What a list says in the place of choices. */
export type ListWords = Readonly<Record<'noneFound' | 'looking' | 'notLoaded', string>>;

/** Why a list has no choices. */
export function wordOfList(status: ChoicesStatus, words: ListWords): string {
  if (status === 'searching') return words.looking;
  return status === 'failed' ? words.notLoaded : words.noneFound;
}
