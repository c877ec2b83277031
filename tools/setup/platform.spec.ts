import { describe, expect, it } from '@jest/globals';

import { thisMachine, unsupportedMachine } from './platform.mjs';

const on = (platform: string, arch = 'x64', hasGlibc = true) =>
  unsupportedMachine({ platform, arch, hasGlibc });

describe('the machine that Firstday is started on', () => {
  it('is Linux with glibc or macOS, of 64 bits', () => {
    for (const arch of ['x64', 'arm64'])
      for (const platform of ['linux', 'darwin']) expect(on(platform, arch)).toBeUndefined();
    expect(unsupportedMachine(thisMachine())).toBeUndefined();
  });

  it('is told in one line what to use instead where it is not', () => {
    expect(on('win32')).toContain('WSL 2');
    expect(on('freebsd')).toContain('a container');
    expect(on('linux', 'ia32')).toContain('64-bit');
    expect(on('linux', 'arm')).toContain('arm64');
    expect(on('linux', 'x64', false)).toContain('musl (Alpine)');
    for (const line of [on('win32'), on('freebsd'), on('linux', 'ia32'), on('linux', 'x64', false)])
      expect(line).not.toContain('\n');
  });
});
