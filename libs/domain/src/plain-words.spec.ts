import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasUnseenCharacters, namesWebAddress, plainWords, withoutAddresses } from './plain-words.js';

const words = plainWords(300);
const isTaken = (given: string) => words.safeParse(given).success;

describe('plain words', () => {
  it.each([
    'Good to have you on board. These forms take about 15 minutes.',
    'Llame a Rosa, e.g. a las 9 a.m. ¡Hasta pronto!',
    'أهلًا بك. نماذجك تستغرق ربع ساعة.',
    'Version 3.5 of our handbook… See you: Monday.',
    'نمی‌دانم 👩‍🔧 & 1 < 2',
    'Keep your data: we do.',
  ])('are taken as they are: %s', (given) => {
    expect(isTaken(given)).toBe(true);
  });

  it.each([
    'Go to https://evil.example/login',
    'Go to HTTPS://evil',
    'Go to www.evil',
    'Sign in at evil.example',
    'Sign in at evil．example',
    'Sign in at evil。example',
    'Sign in at evil.xn--p1ai',
    'Sign in at 192.0.2.7',
    'javascript:alert(1)',
    'Write to rosa@evil.example',
    'Write to rosa@evil',
    'First.Second',
  ])('name no page and no address: %s', (given) => {
    expect(isTaken(given)).toBe(false);
  });

  it.each([
    ['two lines', 'a\nb'],
    ['a return', 'a\rb'],
    ['a NUL', 'a\0b'],
    ['an escape', 'a\u001bb'],
    ['an override', 'a\u202eb'],
    ['an isolate', 'a\u2067b'],
    ['a mark of direction', 'a\u200fb'],
    ['an Arabic mark of direction', 'a\u061cb'],
    ['a space of no width', 'a\u200bb'],
    ['a line separator', 'a\u2028b'],
    ['a tag', '<b>Hello</b>'],
    ['a script', 'x<script src=//e>'],
    ['a comment', '<!-- x'],
    ['nothing', ' \u00a0 '],
    ['half a character', '\ud800'],
    ['too much', 'x'.repeat(301)],
  ])('hold no %s', (_what, given) => {
    expect(isTaken(given)).toBe(false);
  });

  it('that are far too long are refused at once', () => {
    // Time of the processor: what looked at each letter for each letter would take minutes of it.
    const before = process.cpuUsage().user;
    expect(isTaken('a.'.repeat(500_000))).toBe(false);
    expect(process.cpuUsage().user - before).toBeLessThan(20_000_000);
  });
});

describe('a text of several lines', () => {
  it('may end its lines, and holds nothing unseen besides', () => {
    expect(hasUnseenCharacters('Hello\r\nthere\n')).toBe(false);
    for (const given of ['\t', '\u202e', '\u200b', '\u0085', '\u2029'])
      expect([given, hasUnseenCharacters(given)]).toEqual([given, true]);
  });

  it('names somebody by their email address, and no page', () => {
    expect(namesWebAddress('Write to rosa@acme.example, please.')).toBe(false);
    expect(namesWebAddress('Write to rosa@acme.example or see acme.example')).toBe(true);
  });
});

describe('a name in a message', () => {
  it.each([
    ['Booking.com', 'Booking. com'],
    ['Win at https://evil.example/x', 'Win at https evil. example/x'],
    ['www.evil', 'www evil'],
    ['rosa@evil.example', 'rosa at evil. example'],
    ['Sign in at evil．example', 'Sign in at evil. example'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
  ])('names no address any more, and reads as before: %s', (given, expected) => {
    expect(withoutAddresses(given)).toBe(expected);
  });

  it.each(['J.R. Smith', 'Acme, Inc.', "O'Neill", 'شركة (ذ.م.م.)', 'Número 3.5', 'Ｗｉｄｅ'])(
    'that names none stays as it is: %s',
    (given) => {
      expect(withoutAddresses(given)).toBe(given);
    },
  );

  it('names none however it is written', () => {
    const parts = fc.constantFrom(
      'evil',
      '.',
      '。',
      '．',
      'com',
      'www',
      '://',
      '@',
      'http',
      ':',
      '1',
      ' ',
      'data',
      'é',
      '/',
    );
    const names = fc.array(parts, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(names, fc.string({ unit: 'grapheme' })), (given) => {
        const cleaned = withoutAddresses(given);
        expect([given, namesWebAddress(cleaned), cleaned.includes('@')]).toEqual([given, false, false]);
      }),
      { numRuns: 3000 },
    );
  });
});
