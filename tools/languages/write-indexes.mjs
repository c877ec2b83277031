import { writeIndexes } from '../generate/write-indexes.mjs';
import { indexFiles } from './index-files.mjs';

/*
 * `node tools/languages/write-indexes.mjs` writes the lists of languages and of their words from their folders; with
 * `--check` it fails where the committed files differ.
 */
await writeIndexes(await indexFiles(), import.meta.filename);
