import { describe, expect, it } from '@jest/globals';
import { messageKinds } from '@firstday/domain';
import { messageWords } from '@firstday/domain/languages/message-words';
import { isToEmployees } from '../kinds/message-definitions.js';
import { textLength } from './text-length.js';

describe('the length of a text message', () => {
  it.each([
    ['', 'gsm', 0, 1],
    ['a'.repeat(160), 'gsm', 160, 1],
    ['a'.repeat(161), 'gsm', 161, 2],
    ['a'.repeat(306), 'gsm', 306, 2],
    ['a'.repeat(307), 'gsm', 307, 3],
    ['mañana ¿no?', 'gsm', 11, 1],
    ['{€}', 'gsm', 6, 1],
    ['día', 'unicode', 3, 1],
    ['’'.repeat(70), 'unicode', 70, 1],
    ['’'.repeat(71), 'unicode', 71, 2],
    ['’'.repeat(134), 'unicode', 134, 2],
    ['’'.repeat(135), 'unicode', 135, 3],
    ['مرحبا', 'unicode', 5, 1],
    ['🙂'.repeat(35), 'unicode', 70, 1],
  ])('of %s is counted as providers do', (text, alphabet, characters, segments) => {
    expect(textLength(text)).toEqual({ alphabet, characters, segments });
  });

  it('divides no character between two parts', () => {
    // Two parts of 153 would hold 306; the brace that counts two does not fit at the end of the first.
    expect(textLength(`${'a'.repeat(152)}{${'a'.repeat(152)}`)).toMatchObject({
      characters: 306,
      segments: 3,
    });
    expect(textLength(`${'’'.repeat(66)}🙂${'’'.repeat(66)}`)).toMatchObject({
      characters: 134,
      segments: 3,
    });
  });

  it.each(['en', 'es'] as const)(
    'is counted by the 7-bit alphabet in our own words (%s): one other letter doubles what a text costs',
    (language) => {
      const { stop, ...words } = messageWords[language];
      for (const kind of messageKinds.filter(isToEmployees))
        expect([kind, textLength(`${words[kind].sms} ${stop}`).alphabet]).toEqual([kind, 'gsm']);
    },
  );
});
