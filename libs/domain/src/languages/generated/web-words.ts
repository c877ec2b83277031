// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import { inEveryLanguage } from '../in-every-language.js';
import en from '../en/web.json' with { type: 'json' };
import es from '../es/web.json' with { type: 'json' };
import ar from '../ar/web.json' with { type: 'json' };

/** The messages of the hosted pages, the dashboard and the components. */
export type WebWords = typeof en;

/** By language. */
export const webWords = inEveryLanguage(en, { es, ar });
