import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SecurityEventKind, securityEventKinds } from './security-event-kind.js';

const text = readFileSync(new URL('../../../docs/security-log.md', import.meta.url), 'utf8');

describe('the catalogue of security events', () => {
  it.each(SecurityEventKind.options)('has %s in the documentation, with its sentence', (kind) => {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${kind}\``));
    expect(row).toContain(securityEventKinds[kind].description);
  });

  it.each(SecurityEventKind.options)('lets nothing that a person typed into %s', (kind) => {
    const { detail } = securityEventKinds[kind];
    for (const name of Object.keys(detail.shape))
      for (const typed of ['Ana Lopez', '512-83-7741', '021000021', 'ana@harborfoods.com', '2 Oak Ave'])
        expect([name, detail.safeParse({ [name]: typed }).success]).toEqual([name, false]);
  });
});
