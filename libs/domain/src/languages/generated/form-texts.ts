// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.

/** By language, by the English text. */
export type TranslatedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What forms say in languages that their own folders do not have, by the form's key. */
export const formTexts: Readonly<Record<string, TranslatedTexts>> = {};
