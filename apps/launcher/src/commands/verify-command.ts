import { join, resolve } from 'node:path';

import { root } from '../../../../tools/setup/root.mjs';
import type { Command } from './command.ts';
import { consoleCommand } from './console-command.ts';

/** The installation by itself, or what somebody was given of it. */
const installation = consoleCommand('verify', [
  [
    'verify',
    'verifies the trails, signatures and documents of all tasks, and ends with 1 where one was changed',
  ],
]);

const verifiers = new Map([
  ['package', 'verify-package.mjs'],
  ['anchors', 'verify-anchors.mjs'],
]);

/** What can be verified, here and of what others were given. */
export const verifyCommand: Command = {
  name: 'verify',
  lines: [
    ...installation.lines,
    [
      'verify package ZIP',
      'verifies an inspection package [--key PUBLIC-KEY.pem | --signer FINGERPRINT] [--anchors FOLDER] [--authority CERTIFICATE.pem]; ends with 3 where its signer is unknown',
    ],
    [
      'verify anchors DIR',
      'verifies a log of anchors, or a copy of it [PUBLIC-KEY.pem]; ends with 3 without the key',
    ],
  ],
  run: async ([what = '', ...words]) => {
    const verifier = verifiers.get(what);
    if (!verifier) return installation.run(what === '' ? words : [what, ...words]);
    const { runProgram } = await import('../console/run-program.ts');
    return runProgram([resolve(join(root, 'tools', 'verify', verifier)), ...words], {});
  },
};
