import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const packageFile = join(import.meta.dirname, '../../../../package.json');

/** The version of this software: the one in the `package.json` of the checkout or the release. */
export const softwareVersion: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8'))).version;
