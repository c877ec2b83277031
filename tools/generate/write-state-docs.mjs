/** Writes the tables of states into docs/withholding.md and docs/everify.md. */
import '../house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const { withholdingDocs } = await import('../docs/withholding-docs.ts');
const { everifyMandatesDocs } = await import('../docs/everify-mandates-docs.ts');
for (const { file, shall } of [withholdingDocs(root), everifyMandatesDocs(root)]) writeFileSync(file, shall);
