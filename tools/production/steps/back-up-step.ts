import { join } from 'node:path';

import type { ProductionStep } from '../production-step.ts';

/** A backup while it serves, and the keys apart. */
export const backUpStep: ProductionStep = {
  title: 'it is backed up while it serves, and the backup is whole',
  run: async (release) => {
    const backups = join(release.folder, 'backups');
    release.makeFolder(backups);
    await release.run('backup', '--to', backups);
    await release.run('backup', 'keys', '--to', join(backups, 'keys.backup'));
    const said = await release.run('backup', 'verify', release.backupFile());
    return said.trim().split('\n')[0];
  },
};
