// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import { inEveryLanguage } from '../in-every-language.js';
import en from '../en/conditions.json' with { type: 'json' };
import es from '../es/conditions.json' with { type: 'json' };
import ar from '../ar/conditions.json' with { type: 'json' };

/** How conditions of policies, and why a form is required, are said in sentences. */
export type ConditionWords = typeof en;

/** By language. */
export const conditionWords = inEveryLanguage(en, { es, ar });
