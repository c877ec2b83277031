import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StateMandate } from '../../libs/forms/src/everify-mandates/state-mandate.ts';
import { stateMandates } from '../../libs/forms/src/everify-mandates/state-mandates.ts';

const file = 'docs/everify.md';
const begin = '<!-- states, written by npm run generate -->';
const end = '<!-- end of states -->';

/** docs/everify.md as it is, and as the table of the states has it. */
export function everifyMandatesDocs(root: string): {
  readonly file: string;
  readonly is: string;
  readonly shall: string;
} {
  const is = readFileSync(join(root, file), 'utf8');
  const [from, to] = [is.indexOf(begin), is.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`${file} has no place for ${begin}.`);
  const lines = stateMandates.map(lineOf).join('\n');
  return { file: join(root, file), is, shall: `${is.slice(0, from)}${begin}\n\n${lines}\n\n${is.slice(to)}` };
}

const who: Readonly<Record<StateMandate['who'], string>> = {
  private_employers: 'private employers',
  public_contractors: 'public bodies or contractors only',
  documents_instead: 'one of two ways',
};

function lineOf(mandate: StateMandate): string {
  const facts = mandate.facts.map(({ says, mark, source, checkedOn }) => {
    const where = /^https:\S+$/.test(source) ? `<${source}>` : source;
    return `${says} (\`${mark}\`, ${checkedOn}: ${where})`;
  });
  const law = mandate.citation === null ? 'law not known' : mandate.citation;
  return `- **${mandate.state}**, ${who[mandate.who]}, ${law}: ${facts.join(' ')}`;
}
