import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { waitUntil } from '../../process/wait.mjs';
import type { ProductionStep } from '../production-step.ts';
import { assertWhole } from '../assert-whole.ts';

/** Everything is lost but the backup and the keys. */
export const restoreStep: ProductionStep = {
  title: 'its folder is lost, restored from the backup, and serves the same documents once it is adopted',
  run: async (release) => {
    rmSync(release.dataDir, { recursive: true });
    release.makeFolder(release.dataDir);
    const keys = join(release.folder, 'backups', 'keys.backup');
    await release.run('restore', '--from', release.backupFile(), '--keys', keys);
    await release.start();
    const saysSo = () => release.lastWords().includes('THIS IS A COPY');
    if (!(await waitUntil(saysSo, { within: 10_000, every: 100 })))
      throw new Error('What was restored did not say that it is a copy.');
    await release.run('adopt');
    return assertWhole(release);
  },
};
