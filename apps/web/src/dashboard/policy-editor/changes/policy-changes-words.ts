import type { PolicyEditorWords } from '../policy-editor-words';

/** What is said of a proof and a replay, in the reader's language. */
export type PolicyChangesWords = PolicyEditorWords['changes'];
