/** Writes what the library of policies has for each state into docs/policy-library.md. */
import '../house/run-from-source.mjs';
import { writeFileSync } from 'node:fs';
import { root } from '../setup/root.mjs';

const { libraryDocs } = await import('../docs/library-docs.ts');
const { file, shall } = libraryDocs(root);
writeFileSync(file, shall);
