import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { softwareVersion } from './software-version.js';

it('is the version of the package, wherever it is told', () => {
  const packageFile = join(import.meta.dirname, '../../../../package.json');
  expect(JSON.parse(readFileSync(packageFile, 'utf8'))).toMatchObject({ version: softwareVersion });
});
