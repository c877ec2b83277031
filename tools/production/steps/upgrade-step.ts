import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { assertWhole } from '../assert-whole.ts';
import type { ProductionStep } from '../production-step.ts';

/** As the guide says: unpacked beside the other, checked, stopped, started. */
export const upgradeStep: ProductionStep = {
  title: 'another unpacked release takes its place on the same data',
  run: async (release) => {
    const next = join(release.folder, 'next');
    mkdirSync(next);
    execFileSync('tar', ['-xzf', release.archive, '-C', next, '--no-same-owner']);
    release.home = join(next, basename(release.archive, '.tar.gz'));
    const said = await release.run('upgrade', '--check');
    await release.stop();
    await release.start();
    return `${said.trim().split('\n')[0]} ${await assertWhole(release)}`;
  },
};
