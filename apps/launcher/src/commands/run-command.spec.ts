import { describe, expect, it } from '@jest/globals';

import { commands, helpText, runCommand } from './run-command.ts';

describe('the commands of an operator', () => {
  it('have names of their own, and each says what is typed and what it does', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining('start migrate token sign-in key mail config verify adopt version'.split(' ')),
    );
    for (const { name, lines } of commands)
      for (const [typed] of lines) expect(`${typed} `.startsWith(`${name} `)).toBe(true);
  });

  it('are listed, no line longer than a terminal is wide', () => {
    const text = helpText(commands);
    for (const { lines } of commands) for (const [typed] of lines) expect(text).toContain(`  ${typed} `);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });

  it('are listed where there is none of that name', async () => {
    await expect(runCommand(['coffee'])).rejects.toThrow(/There is no command "coffee"[^]*token create NAME/);
  });
});
