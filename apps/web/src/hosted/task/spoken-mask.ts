import { spellOut } from '@firstday/ui';

interface MaskWords {
  /** In place of asterisks with nothing after them. */
  readonly hidden: string;
  /** In place of asterisks before an ending, which is spelled out. */
  readonly hiddenEnding: (ending: string) => string;
}

/**
 * A masked answer as it is read out. Asterisks are no words, and the last letters and digits of a number are spelled out; the
 * words around them, such as the title of a document, stay words.
 */
export const spokenMask = (text: string, { hidden, hiddenEnding }: MaskWords): string =>
  text
    .replaceAll(/(?<=[0-9A-Za-z])\*/g, ' *')
    .replaceAll(/\*[*/\s-]*([0-9A-Za-z]*)/g, (_, ending: string) =>
      ending === '' ? hidden : hiddenEnding(spellOut(ending)),
    );
