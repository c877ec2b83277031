import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { Sensitive } from './sensitive.js';

describe('a sensitive value', () => {
  const secret = { social_security_number: '219-09-9999' };
  const sensitive = new Sensitive(secret);

  it('is shown by no template, JSON, inspection, key or spread', () => {
    const shown = [
      `${sensitive}`,
      JSON.stringify({ sensitive }),
      inspect({ deep: { sensitive } }, { depth: 9, showHidden: true }),
      Object.keys(sensitive).join(),
      JSON.stringify({ ...sensitive }),
      String(new Error(`failed with ${sensitive}`)),
    ];
    for (const text of shown) expect(text).not.toContain('9999');
  });

  it('is given to whoever asks for it by name', () => {
    expect(sensitive.reveal()).toBe(secret);
  });
});
