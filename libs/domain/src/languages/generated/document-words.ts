// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import { inEveryLanguage } from '../in-every-language.js';
import en from '../en/documents.json' with { type: 'json' };
import es from '../es/documents.json' with { type: 'json' };

/** What drawn documents and certificates of signing say besides their form. */
export type DocumentWords = typeof en;

/** By language. */
export const documentWords = inEveryLanguage(en, { es });
