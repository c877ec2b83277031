import { parseArgs } from 'node:util';

import { measureGrowth } from '../cluster/measure-growth.ts';

/**
 * `npm run bench -- growth`: hires a second with 3, 2 and 1 API processes on this machine, and what one costs. `--seconds` and
 * `--hirers` say otherwise.
 * @param {string[]} flags
 */
export async function run(flags) {
  const options = { seconds: { type: 'string', default: '40' }, hirers: { type: 'string', default: '8' } };
  const { seconds, hirers } = parseArgs({ args: flags, options }).values;
  await measureGrowth({ seconds: Number(seconds), hirers: Number(hirers) });
}
