import { createHash } from 'node:crypto';

import type { UnpackedRelease } from './unpacked-release.ts';

/** Nothing was changed or lost: every trail, signature and file is as it was, and so is each document that was made. */
export async function assertWhole(release: UnpackedRelease): Promise<string> {
  const said = await release.run('verify');
  if (!/\b0 faults\./.test(said)) throw new Error(said);
  const api = await release.api();
  for (const [path, hash] of release.documents) {
    const found = hashOf(await api.bytes(path));
    if (found !== hash) throw new Error(`${path} is another document than before.`);
  }
  return `${release.documents.size} documents to the byte, ${said.trim()}`;
}

/** What a document is known by. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
