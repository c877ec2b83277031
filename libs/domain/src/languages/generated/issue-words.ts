// Written by `node tools/languages/write-indexes.mjs` from the folders of libs/domain/src/languages.
import en from '../en/issues.json' with { type: 'json' };
import es from '../es/issues.json' with { type: 'json' };
import ar from '../ar/issues.json' with { type: 'json' };

/** What is wrong with an answer and what to do about it, by its code. */
export type IssueWords = typeof en;

/** By language. What one does not say, it says in English. */
export const issueWords = { en, es, ar } as const;
