/** Writes which characters documents can draw into the domain, which is asked wherever a text is given. */
import '../../tools/house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';

const { drawableRanges } = await import('./src/text/drawable-ranges.ts');
writeFileSync(
  new URL('../domain/src/drawing/generated/drawable-ranges.ts', import.meta.url),
  `// Written by libs/documents/write-drawable-ranges.mjs: do not edit.\nexport const drawableRanges =\n  '${drawableRanges()}';\n`,
);
