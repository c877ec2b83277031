import { describe, expect, it } from '@jest/globals';
import { weekdayWord, weekdayWords } from './weekday-words';

describe('days of the week in words', () => {
  it.each([
    ['mon-fri', 'en', 'Monday – Friday'],
    ['mon-thu,sun', 'en', 'Monday – Thursday and Sunday'],
    ['tue, wed', 'es', 'martes y miércoles'],
    ['daily', 'es', 'lunes – domingo'],
    ['fri', 'ar', 'الجمعة'],
  ])('%s in %s are %s', (text, locale, words) =>
    expect(weekdayWords(text, locale).replaceAll(/\s/g, ' ')).toBe(words),
  );

  it('are those of the calendar', () => {
    expect([0, 1, 6].map((day) => weekdayWord(day, 'en'))).toEqual(['Sunday', 'Monday', 'Saturday']);
  });
});
