import { writeIndexes } from '../generate/write-indexes.mjs';
import { indexFiles } from './index-files.mjs';

/*
 * `node tools/components/write-indexes.mjs` writes the lists of components from their definitions; with `--check` it
 * fails where the committed files differ.
 */
await writeIndexes(await indexFiles(), import.meta.filename);
