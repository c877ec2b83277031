import { parseArgs } from 'node:util';

import { Trouble } from '../setup/say.mjs';

const all = {
  languages: ['en', 'es', 'ar'],
  states: ['many', 'one', 'empty', 'refused', 'none', 'error'],
  themes: ['light', 'dark'],
  widths: ['360', '1280', '1920'],
};

export const usage = `npm run pictures -- [--out FOLDER] [--pages employees,review] [--languages ${all.languages}]
  [--themes ${all.themes}] [--widths ${all.widths}] [--states ${all.states}]`;

/**
 * What is asked on the command line; everything, where nothing is.
 * @param {readonly string[]} args
 */
export function readOptions(args) {
  const strings = ['out', 'pages', ...Object.keys(all)];
  const options = Object.fromEntries(strings.map((name) => [name, { type: 'string' }]));
  let given;
  try {
    given = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${usage}`);
  }
  const chosen = Object.entries(all).map(([name, values]) => {
    const asked = given[name]?.split(',') ?? values;
    const unknown = asked.filter((one) => !values.includes(one));
    if (unknown.length > 0) throw new Trouble(`--${name} knows no ${unknown.join(', ')}.\n\n${usage}`);
    return [name, asked];
  });
  return {
    out: given.out ?? 'dist/pictures',
    pages: given.pages?.split(','),
    ...Object.fromEntries(chosen),
  };
}
