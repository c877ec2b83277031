/** Writes which certificate each state has, and where payroll finds its answers, into docs/withholding.md. */
import '../house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const { withholdingDocs } = await import('../docs/withholding-docs.ts');
const { file, shall } = withholdingDocs(root);
writeFileSync(file, shall);
