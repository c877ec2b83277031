import { describe, expect, it } from '@jest/globals';

import { clusterOptions, longForm, shortForm } from './cluster-options.ts';

describe('what is asked of the cluster', () => {
  it('is the form, but for what flags say', () => {
    expect(clusterOptions([], longForm)).toEqual(longForm);
    expect(clusterOptions(['--minutes', '0.5', '--kill-every=9', '--replica-reads'], shortForm)).toEqual({
      ...shortForm,
      minutes: 0.5,
      killEvery: 9,
      readsReplica: true,
    });
  });

  it('is refused where a flag is unknown or says no number', () => {
    expect(() => clusterOptions(['--minute', '3'], shortForm)).toThrow('--minute');
    expect(() => clusterOptions(['--minutes', 'all'], shortForm)).toThrow('--minutes must be a number');
  });
});
