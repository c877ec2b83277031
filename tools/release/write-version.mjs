/** Writes the version of the root's package.json wherever it is repeated. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

const { versionCopies } = await import('./version-copies.ts');
for (const { file, is, shall } of versionCopies(root))
  if (is !== shall) writeFileSync(join(root, file), shall);
