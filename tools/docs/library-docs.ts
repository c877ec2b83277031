import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { usStates } from '../../libs/domain/src/places/us-states.ts';
import { currentEdition, officialDocumentsOf } from '../../libs/forms/src/catalog/catalog.ts';
import type { LibraryPolicy } from '../../libs/forms/src/library/library-policy.ts';
import { packs, policyLibrary } from '../../libs/forms/src/library/policy-library.ts';

const file = 'docs/policy-library.md';
const [begin, end] = ['<!-- places, written by npm run generate -->', '<!-- end of places -->'] as const;

/** What a form needs before people can be given it, the least first. */
const needs = ['nothing', 'installed file', 'agency’s file', 'publication'] as const;
type Need = (typeof needs)[number];
const words: Readonly<Record<Need, string>> = {
  nothing: 'complete',
  'installed file': 'needs the agency’s file in `OFFICIAL_FORMS_DIR`',
  'agency’s file': 'needs the agency’s file',
  publication: 'needs your text',
};

/** docs/policy-library.md as it is, and as the library has it. */
export function libraryDocs(root: string): {
  readonly file: string;
  readonly is: string;
  readonly shall: string;
} {
  const is = readFileSync(join(root, file), 'utf8');
  const [from, to] = [is.indexOf(begin), is.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`${file} has no place for the states.`);
  const shall = `${is.slice(0, from)}${begin}\n\n${lines().join('\n')}\n\n${is.slice(to)}`;
  return { file: join(root, file), is, shall };
}

function lines(): string[] {
  const places = [{ code: 'US', name: 'United States' }, ...usStates].filter(
    ({ code }) => !['AA', 'AE', 'AP'].includes(code),
  );
  return places.map(({ code, name }) => {
    const known = policyLibrary.filter(({ jurisdiction }) => jurisdiction === code);
    if (known.length === 0) return `- **${code}** ${name}: nothing`;
    const parts = needs.flatMap((need) => {
      const keys = known
        .filter((policy) => needOf(policy) === need)
        .map((policy) => `\`${policy.key}\`${isSure(policy) ? '' : '\u00a0?'}`);
      return keys.length === 0 ? [] : [`${words[need]}: ${keys.join(', ')}`];
    });
    return `- **${code}** ${name}: ${parts.join('; ')}`;
  });
}

const packOf = ({ forms }: LibraryPolicy) => packs.find(({ form }) => forms.includes(form));

/** Whether it is asked without that someone has to check a fact of the law. */
const isSure = (policy: LibraryPolicy): boolean =>
  [...policy.facts, ...(packOf(policy)?.facts ?? [])].every(({ mark }) => mark !== 'unsure');

function needOf(policy: LibraryPolicy): Need {
  const pack = packOf(policy);
  if (pack) return pack.file.use === 'none' ? 'publication' : 'agency’s file';
  const shown = policy.forms
    .flatMap((form) => currentEdition(form) ?? [])
    .flatMap((edition) => officialDocumentsOf(edition));
  return shown.length === 0 ? 'nothing' : 'installed file';
}
