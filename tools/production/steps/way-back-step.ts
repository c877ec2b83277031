import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { assertWhole } from '../assert-whole.ts';
import { doMainJob } from '../do-main-job.ts';
import type { ProductionStep } from '../production-step.ts';

/** Within a minor version: the earlier program, on the database that the later one has migrated, and the later one again. */
export const wayBackStep: ProductionStep = {
  title: 'an earlier version does the main job on the database of this one',
  run: async (release) => {
    if (release.earlier === undefined) return 'not tried: give one with --earlier FILE';
    const { home: later } = release;
    const folder = join(release.folder, 'earlier');
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', release.earlier, '-C', folder, '--no-same-owner']);
    release.home = join(folder, basename(release.earlier, '.tar.gz'));
    await release.stop();
    await release.start();
    const version = (await release.run('version')).trim();
    const job = await doMainJob(release, '234-56-7891');
    await release.stop();
    release.home = later;
    await release.start();
    return `${version}: ${job}; afterwards ${await assertWhole(release)}`;
  },
};
