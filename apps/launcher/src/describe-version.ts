import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRelease, releaseFile, root } from '../../../tools/setup/root.mjs';

/** A line for whoever asks which version runs here. */
export function describeVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isRelease) return `Firstday ${version}, from a checkout, on Node ${process.versions.node}`;
  const { commit, platform, arch } = JSON.parse(readFileSync(releaseFile, 'utf8'));
  return `Firstday ${version} for ${platform} ${arch}, made from ${commit}, on Node ${process.versions.node}`;
}
