/** Writes the list of decisions into docs/adr/README.md. */
import { writeFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const { decisionsIndex } = await import('../docs/decisions.ts');
const { file, shall } = decisionsIndex(root);
writeFileSync(file, shall);
