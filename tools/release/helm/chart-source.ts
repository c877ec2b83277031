import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../setup/root.mjs';

// The API's: another one stands at the top.
const { parse, parseAllDocuments } = createRequire(join(root, 'apps/api/package.json'))('yaml');
const folder = join(root, 'tools/release/files/helm/firstday');
const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

const settings = new Set(
  [...read(root, 'apps/api/src/context/read-config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  ),
);
/** What the launcher, and the AWS SDK, read besides. */
const others = ['EVERIFY_SIMULATOR', 'AWS_SHARED_CREDENTIALS_FILE'];

/** The chart as it stands in the checkout, and the code that it must agree with. */
export const chartSource = {
  folder,
  parse,
  parseAllDocuments,
  /** A file of the chart. */
  read: (name: string): string => read(folder, name),
  /** A file of the checkout. */
  code: (path: string): string => read(root, path),
  templates: (): readonly string[] => globSync('templates/*', { cwd: folder }).sort(),
  /** Whether the service reads a setting of this name, or its value from a file of that name. */
  isSetting: (name: string): boolean =>
    settings.has(name) || others.includes(name) || settings.has(name.replace(/_FILE$/, '')),
};
