import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { parseAnswer } from '../parse-answer.js';
import type { Field, FieldKind } from '../field.js';
import { hasStackedMarks, withoutStackedMarks } from '../has-stacked-marks.js';
import { kinds } from './kinds.js';

/** As long as a body may be, and such that a pattern that looks back at each step would need hours. */
const size = 500_000;
const filled = (piece: string) => piece.repeat(Math.ceil(size / piece.length));
const worst: Readonly<Record<string, string>> = {
  marks: `a${'\u0301'.repeat(size / 2)}${'\u0323'.repeat(size / 2)}`,
  'marks of half width': `a${'\u0301'.repeat(size / 2)}${'\uff9e'.repeat(size / 2)}`,
  'alternating marks': `a${filled('\u0301\u0323')}`,
  spaces: `1${filled(' ')}x`,
  'line ends': `${filled('\r')}x`,
  digits: `${filled('1')}x`,
  groups: `${filled('1,111')}x`,
  'dashes and digits': `${filled('1-')}x`,
  'at signs': `${filled('a@')}`,
  'domain labels': `a@${filled('a.')}@`,
  dots: `a@a${filled('.')}`,
  slashes: `${filled('11/')}`,
  emoji: filled('👩🏽‍⚕️'),
  letters: filled('a'),
};
const fieldOf = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  path: 'task.x',
  kind,
  label: { en: 'X', es: 'Equis' },
  options: [{ value: 'a', label: { en: 'Apple', es: 'Manzana' } }],
  documents: [
    { key: 'us_passport', title: 'us_passport' },
    { key: 'form_i94', title: 'form_i94' },
  ],
  ...more,
});
const everyKind = Object.keys(kinds).filter((it): it is FieldKind => it in kinds);
const rules = ['a_number', 'i94_number', 'passport_number', 'date_or_one_of'];
const parts = [
  'street',
  'secondary',
  'city',
  'state',
  'zip',
  'country',
  'number',
  'title',
  'id',
  'name',
  'type',
];
const shapesOf = (text: string): readonly unknown[] => [
  text,
  [text],
  Object.fromEntries(parts.map((part) => [part, text])),
];

/** What is given to the one step whose time grows with the square of its input. */
function normalizing() {
  const normalize = String.prototype.normalize;
  const given: string[] = [];
  jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    given.push(String(this));
    return hasStackedMarks(String(this)) ? '' : Reflect.apply(normalize, this, [form]);
  });
  return given;
}
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a text of half a million characters', () => {
  it.each(Object.keys(worst))('of %s is refused by each kind of field before it is composed', (of) => {
    const given = normalizing();
    for (const kind of everyKind)
      for (const shape of shapesOf(worst[of] ?? '')) parseAnswer(fieldOf(kind, { maxLength: 2000 }), shape);
    expect(given.filter((text) => text.length > 16_000 || hasStackedMarks(text)).length).toBe(0);
  });

  it.each(Object.keys(worst))('of %s is read in one pass where a rule writes it one way', (of) => {
    const given = normalizing();
    for (const rule of rules) parseAnswer(fieldOf('text', { rules: [{ rule }] }), worst[of]);
    expect(given.filter((text) => text.length > 16_000 || hasStackedMarks(text)).length).toBe(0);
  });
});

describe('marks stacked on a letter', () => {
  const within = `e${'\u0301'.repeat(30)}`;

  it('are refused where there are more than thirty, within any limit', () => {
    const more = fieldOf('text');
    expect(parseAnswer(more, `${within}\u0323`)).toMatchObject({
      ok: false,
      issues: [{ code: 'unprintable' }],
    });
    expect(parseAnswer(more, within).ok).toBe(true);
    expect(parseAnswer(fieldOf('name'), 'Nguye\u0302\u0303n Thi\u0323')).toMatchObject({
      value: 'Nguyễn Thị',
    });
  });

  it('are left out where a text is only looked through', () => {
    expect(withoutStackedMarks(`1${worst['marks']}2`)).toBe(`1a${'\u0301'.repeat(30)}2`);
    expect(withoutStackedMarks(within)).toBe(within);
  });
});
