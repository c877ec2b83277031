import { mergeFieldsIn } from '@firstday/forms';

type Words = Readonly<Record<string, string>>;

/** What a text names in any of its languages, each once. */
export const mergeFieldsOf = (text: Words | undefined): readonly string[] => [
  ...new Set(Object.values(text ?? {}).flatMap(mergeFieldsIn)),
];

/** The text with other names; where there is none any more, a gap that can be seen stands in its place. */
export const renameMergeFields = (text: Words, rename: (path: string) => string | undefined): Words =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [language, renamed(words, rename)]));

const renamed = (words: string, rename: (path: string) => string | undefined): string =>
  mergeFieldsIn(words).reduce((text, path) => {
    const name = rename(path);
    return name === path ? text : text.replaceAll(`{${path}}`, name === undefined ? '…' : `{${name}}`);
  }, words);
