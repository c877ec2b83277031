import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

describe('the options of the tests', () => {
  it('are a seed, which goes into the environment, and a slice', () => {
    const environment: NodeJS.ProcessEnv = {};
    const { slice } = readOptions(['--seed', '42', '--slice', '3/36'], environment);
    expect([environment['TEST_SEED'], slice]).toEqual(['42', { part: 3, of: 36 }]);
    expect(readOptions([], {}).slice).toBeUndefined();
  });

  it.each(['0/36', '37/36', '3', '3/', 'a/b', '-1/2'])('refuses the slice %s', (slice) => {
    expect(() => readOptions([`--slice=${slice}`], {})).toThrow('--slice must be like 3/36');
  });

  it('refuses what it does not know', () => {
    expect(() => readOptions(['--fast'], {})).toThrow('--fast');
    expect(() => readOptions(['--seed', 'x'], {})).toThrow('--seed must be a whole number');
  });
});
