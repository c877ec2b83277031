import { describe, expect, it } from '@jest/globals';
import { spokenMask } from './spoken-mask';

const words = { hidden: 'hidden', hiddenEnding: (ending: string) => `hidden, ends in ${ending}` };

describe('a masked answer that is read aloud', () => {
  it.each([
    ['***-**-6612', 'hidden, ends in 6 6 1 2'],
    ['********', 'hidden'],
    ['**/**/****', 'hidden'],
    ['Driver’s license, ****4821, New York', 'Driver’s license, hidden, ends in 4 8 2 1, New York'],
    ['a***@example.com', 'a hidden@example.com'],
    ['No asterisks here', 'No asterisks here'],
  ])('%s: %s', (text, spoken) => {
    expect(spokenMask(text, words)).toBe(spoken);
  });
});
