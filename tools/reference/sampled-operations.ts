import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

interface Documented {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly { readonly label: string; readonly source: string }[];
}

/** The operations of the committed document, each with its code samples by their labels. */
export function sampledOperations() {
  const text = readFileSync(join(root, 'apps/api/openapi.json'), 'utf8');
  const document: { paths: Record<string, Record<string, Documented>> } = JSON.parse(text);
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId: id, 'x-codeSamples': samples }) => ({
      id,
      samples: new Map(samples.map(({ label, source }) => [label, source])),
    }));
}
