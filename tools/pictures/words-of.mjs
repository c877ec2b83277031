import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EventKind } from '@firstday/domain';

import { root } from '../setup/root.mjs';

/** The words of the web in a language, and those of English that are others in it: what a page should not be found to say. */
export function wordsOf(language) {
  const [english, own] = [read('en'), read(language)];
  const texts = textsOf(own);
  const kept = new Set(texts.values());
  const others = [...textsOf(english)].filter(
    ([key, text]) =>
      text !== texts.get(key) && !text.includes('{') && !kept.has(text) && /[A-Za-z]{3}/.test(text),
  );
  return {
    language,
    names: [...EventKind.options],
    namespaces: Object.keys(english),
    english: language === 'en' ? [] : [...new Set(others.map(([, text]) => text))],
  };
}

const read = (language) =>
  JSON.parse(readFileSync(join(root, 'libs/domain/src/languages', language, 'web.json'), 'utf8'));

const textsOf = (words) =>
  new Map(
    Object.entries(words).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  );
