/** Writes which characters documents can draw into the domain, which is asked wherever a text is given. */
import '../house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';

const { drawableRanges } = await import('../../libs/documents/src/text/drawable-ranges.ts');
writeFileSync(
  new URL('../../libs/domain/src/drawing/generated/drawable-ranges.ts', import.meta.url),
  `// Written by tools/generate/write-drawable-ranges.mjs: do not edit.\nexport const drawableRanges =\n  '${drawableRanges()}';\n`,
);
