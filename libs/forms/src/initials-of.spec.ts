import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './initials-of.js';

describe('initials', () => {
  it.each([
    ['Ana Lopez', 'AL'],
    ['Jean-Pierre  de la Cruz', 'JPDLC'],
    ['Óscar Ñúñez', 'ÓÑ'],
    ['O’Neil', 'O'],
    ['ana', 'A'],
    ['李 小龍', '李小'],
    ['(Bob) Smith 3rd', 'BSR'],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
