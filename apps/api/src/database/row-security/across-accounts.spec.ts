import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !/\.spec\.ts$|^testing\/|^database\/|^context\//.test(file))
  .sort();
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

describe('work across accounts', () => {
  it('is done within a request by those alone whose act concerns several accounts', () => {
    expect(filesWith(/\bacrossAccounts\(/)).toEqual([
      'identity/connected-organizations/connected-organization-deletion.service.ts',
      'identity/connected-organizations/connected-organizations.service.ts',
      'identity/sessions/account-links.service.ts',
      'identity/sessions/account-switch.service.ts',
      'identity/sessions/administrator-links.service.ts',
      'identity/sessions/password-change.service.ts',
    ]);
  });

  it('is begun by no controller: what a request is given comes from its context', () => {
    const controllers = sources.filter((file) => file.endsWith('.controller.ts'));
    expect(controllers.length).toBeGreaterThan(20);
    expect(
      filesWith(/\bDatabase\b.*from '.*database\/index\.js'/).filter((file) => controllers.includes(file)),
    ).toEqual([]);
  });
});
