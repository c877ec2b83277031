import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { readBom } from './bom.mjs';

/** `npm run sbom` writes the bill of materials of this version to `dist`; `npm run sbom -- -` shows it instead. */
const bom = await readBom();
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (process.argv[2] === '-') process.stdout.write(text);
else {
  const file = join(root, 'dist', `firstday-${bom.metadata.component.version}.cdx.json`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(file, text);
  say(`${file}: ${bom.components.length} components`);
}
