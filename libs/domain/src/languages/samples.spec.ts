import { describe, expect, it } from '@jest/globals';
import { conditionWords } from './generated/condition-words.js';
import { issueWords } from './generated/issue-words.js';
import { languages } from './generated/languages.js';
import { messageWords } from './generated/message-words.js';
import { webWords } from './generated/web-words.js';
import { directionOf } from './index.js';

const isolated = /[\u2066\u2068][^\u2069]*\u2069/gu;

/** What is typed from the left and would be drawn from the right: `12-3456789` as `3456789-12`. */
const isTurned = (text: string) => /(?<![\w-])\d+(?:-\d| [AP]M)/u.test(text.replaceAll(isolated, ''));

const textsIn = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn);

describe.each(languages.filter(({ locale }) => directionOf(locale) === 'rtl'))(
  'what a text in $name shows to be typed',
  ({ locale }) => {
    const texts = [webWords, issueWords, messageWords, conditionWords].flatMap((words) =>
      textsIn(words[locale]),
    );

    it('keeps the order in which it is typed', () => {
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(isTurned)).toEqual([]);
    });

    it('is found where nothing keeps its order', () => {
      expect(isTurned('9 أرقام، مثل 12-3456789.')).toBe(true);
      expect(isTurned('مثل \u206612-3456789\u2069.')).toBe(false);
    });
  },
);
