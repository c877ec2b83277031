// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import { inEveryLanguage } from '../in-every-language.js';
import en from '../en/unavailable.json' with { type: 'json' };
import es from '../es/unavailable.json' with { type: 'json' };
import ar from '../ar/unavailable.json' with { type: 'json' };

/** What the page says that stands in for the web while it is away. */
export type UnavailableWords = typeof en;

/** By language. */
export const unavailableWords = inEveryLanguage(en, { es, ar });
