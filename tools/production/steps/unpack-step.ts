import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { releaseEntries } from '../../release/stage.ts';
import type { ProductionStep } from '../production-step.ts';

/** The archive is the one that its hash names, and unpacks to a folder that has all that an operator looks for. */
export const unpackStep: ProductionStep = {
  title: 'the archive is whole and unpacks into an empty folder',
  run: async ({ archive, folder, home }) => {
    execFileSync('sha256sum', ['--check', '--quiet', `${basename(archive)}.sha256`], {
      cwd: dirname(archive),
    });
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--no-same-owner']);
    const wanted = [...releaseEntries, 'systemd/environment.example', 'container/Dockerfile'];
    const missing = wanted.filter((name) => !existsSync(join(home, name)));
    if (missing.length > 0) throw new Error(`The release lacks ${missing.join(', ')}.`);
    return undefined;
  },
};
