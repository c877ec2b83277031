import { parseArgs } from 'node:util';

import { Trouble } from '../setup/say.mjs';

/** The `part`th of `of` parts of the night. */
export interface Slice {
  readonly part: number;
  readonly of: number;
}

export interface TestOptions {
  readonly slice: Slice | undefined;
}

/**
 * Reads `--seed 42`, which is put into the environment for all that a run starts, and `--slice 3/36`.
 * @throws Trouble
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): TestOptions {
  const { seed, slice } = parsed(args);
  if (seed !== undefined && !/^\d{1,10}$/.test(seed)) throw new Trouble('--seed must be a whole number.');
  if (seed !== undefined) environment['TEST_SEED'] = seed;
  return { slice: slice === undefined ? undefined : toSlice(slice) };
}

function parsed(args: readonly string[]) {
  try {
    const options = { seed: { type: 'string' }, slice: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error));
  }
}

function toSlice(text: string): Slice {
  const [, part, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const slice = { part: Number(part), of: Number(of) };
  if (!(slice.part >= 1 && slice.part <= slice.of))
    throw new Trouble('--slice must be like 3/36: the third of 36 parts.');
  return slice;
}
