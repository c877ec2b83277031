import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatted } from '../generate/formatted.mjs';
import { root } from '../setup/root.mjs';
import { operationsOf } from './operations-of.mjs';
import { resourcesOf } from './write-resources.mjs';
import { eventsOf, typesOf } from './write-types.mjs';

export const documentFile = join(root, 'apps/api/openapi.json');
const folder = join(root, 'libs/sdk/src/generated');
const heading =
  '// Generated from apps/api/openapi.json by tools/sdk/generate.mjs: change the operation, not this file.';

/**
 * The generated files of the client as they should be: their text by their path.
 * @param known the table of operations, which says what an API token may use
 */
export async function generatedFiles(known) {
  const document = JSON.parse(await readFile(documentFile, 'utf8'));
  const mayUse = (id) => known[id]?.allows.includes('api_token');
  const { operations, schemas } = operationsOf(document, mayUse);
  const types = [
    "import type { Upload } from '../upload.js';",
    await typesOf(schemas),
    eventsOf(schemas.EventKind.enum, schemas),
  ].join('\n\n');
  return new Map([await fileOf('types.ts', types), await fileOf('resources.ts', resourcesOf(operations))]);
}

async function fileOf(name, text) {
  const file = join(folder, name);
  return [file, await formatted(file, `${heading}\n\n${text}`)];
}
