// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import { inEveryLanguage } from '../in-every-language.js';
import en from '../en/messages.json' with { type: 'json' };
import es from '../es/messages.json' with { type: 'json' };
import ar from '../ar/messages.json' with { type: 'json' };

/** What is written to people by email and text message, by the kind of message. */
export type MessageWords = typeof en;

/** By language. */
export const messageWords = inEveryLanguage(en, { es, ar });
