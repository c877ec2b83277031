import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SignIn } from '@firstday/domain';
import { hasStackedMarks } from '@firstday/forms';
import { embeddingOrigin } from '../embedding/sessions/embedding-origin.js';
import { toFileName } from '../tasks/files/to-file-name.js';
import { sensitiveKindOfName } from '../sealing/sensitive/sensitive-kind-of-name.js';
import { sensitiveKindOfValue } from '../sealing/sensitive/sensitive-kind-of-value.js';

const filled = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
/** Such that a pattern that looks back at each step, or a sort of marks, would need seconds. */
const pieces = {
  marks: '\u0301',
  'alternating marks': '\u0301\u0323',
  'marks of half width': '\uff9e\u0301',
  'digits and marks': `1${'\u0323\u0301'.repeat(1000)}`,
  digits: '1',
  'dashed digits': '1-',
  'spaced digits': '123 ',
  'digits and spaces': `111111${' '.repeat(200)}`,
  labels: 'ssn ',
  'labels and digits': 'routing 12345678',
  'beginnings of an IBAN': 'GB82 ',
  'cards in groups': '4111 1111 1111 1112 ',
  capitals: 'A',
  humps: 'aB',
  initials: 'a.b.',
  underscores: 'ssn_',
  dots: '.',
  slashes: '/',
  spaces: ' ',
  'what says nothing': 'value_1_',
};
const normalize = String.prototype.normalize;
/** What is given to the one step whose time grows with the square of its input. */
function normalizing() {
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

describe.each(Object.entries(pieces))('a long text of %s', (_of, piece) => {
  it('is looked through for sensitive values without sorting its marks', () => {
    const given = normalizing();
    const value = filled(piece, 4096);
    const name = filled(piece, 128);
    for (let times = 0; times < 250; times += 1) {
      sensitiveKindOfValue(name, `123456${value}`);
      sensitiveKindOfName(`${name}${times}`, value, 'person');
    }
    expect(given.filter(hasStackedMarks).length).toBe(0);
  });

  it('is cut to what a file may be called, and refused as an origin and a password', () => {
    const given = normalizing();
    const text = filled(piece, 16_000);
    expect([...toFileName(text, 'pdf')].length).toBeLessThanOrEqual(104);
    expect((embeddingOrigin(`https://${text}`) ?? '').length).toBeLessThan(300);
    expect(SignIn.safeParse({ email: text, password: text }).success).toBe(false);
    expect(given.filter(hasStackedMarks).length).toBe(0);
  });
});
