import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import {
  ScriptedService,
  scenariosFile,
  type Shape,
  shapes,
} from '../../../../tools/everify-kit/scripted-service.ts';
import { Trouble } from '../../../../tools/setup/say.mjs';
import { environmentWithFile } from '../settings.ts';
import { runApiProgram } from './run-api-program.ts';

const usage = 'npm run firstday -- everify check [--shape a|b|mixed] [--address URL --as FILE]';

/** Runs the client of E-Verify against scripted answers, or a service that is given. @returns 1 where something differs */
export async function runEverifyCheck(words: readonly string[]): Promise<number> {
  const { shape, address, as } = readWords(words);
  if (address !== undefined) return runCheck(['--address', address, '--as', resolve(as ?? '')]);
  let code = 0;
  for (const one of shape ? [shape] : shapes) if ((await checkShape(one)) !== 0) code = 1;
  return code;
}

async function checkShape(shape: Shape): Promise<number> {
  const service = new ScriptedService(shape);
  const base = await service.listen();
  try {
    console.log(`Answers of ${shape}:`);
    const code = await runCheck(['--script', base]);
    const faults = service.faults();
    for (const fault of faults) console.log(`DIFFERS  ${fault}`);
    console.log('');
    return faults.length > 0 ? 1 : code;
  } finally {
    await service.close();
  }
}

const runCheck = (args: readonly string[]): Promise<number> =>
  runApiProgram({
    program: 'everify-check.js',
    args: ['--scenarios', scenariosFile, ...args],
    env: environmentWithFile(),
  });

interface Words {
  readonly shape: Shape | undefined;
  readonly address: string | undefined;
  readonly as: string | undefined;
}

/** @throws Trouble where they are not as the command takes them */
function readWords([verb, ...rest]: readonly string[]): Words {
  if (verb !== 'check') throw new Trouble(usage);
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: rest, options: { shape: text, address: text, as: text } });
    const shape = shapes.find((one) => one === values.shape || one === `shape-${values.shape}`);
    if (values.shape !== undefined && !shape) throw new Trouble(usage);
    if ((values.address === undefined) !== (values.as === undefined)) throw new Trouble(usage);
    return { shape, address: values.address, as: values.as };
  } catch {
    throw new Trouble(usage);
  }
}
