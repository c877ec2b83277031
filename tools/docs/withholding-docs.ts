import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { answerPaths } from '../../libs/forms/src/library/answer-paths.ts';
import { withholdingPacks } from '../../libs/forms/src/library/withholding/packs/withholding-packs.ts';
import { placeWords } from '../../libs/forms/src/library/withholding/place-words.ts';
import {
  reciprocityOf,
  type WithholdingRule,
} from '../../libs/forms/src/library/withholding/withholding-rule.ts';
import { withholdingTable } from '../../libs/forms/src/library/withholding/withholding-table.ts';

const file = 'docs/withholding.md';
const marks = {
  states: ['<!-- states, written by npm run generate -->', '<!-- end of states -->'],
  paths: ['<!-- paths, written by npm run generate -->', '<!-- end of paths -->'],
} as const;

/** docs/withholding.md as it is, and as the table and the packs have it. */
export function withholdingDocs(root: string): {
  readonly file: string;
  readonly is: string;
  readonly shall: string;
} {
  const is = readFileSync(join(root, file), 'utf8');
  const withStates = between(is, marks.states, withholdingTable.map(stateLine));
  return { file: join(root, file), is, shall: between(withStates, marks.paths, pathLines()) };
}

function between(text: string, [begin, end]: readonly [string, string], lines: readonly string[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`${file} has no place for ${begin}.`);
  return `${text.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

function stateLine(rule: WithholdingRule): string {
  const name = `- **${rule.code}** ${placeWords(rule.code).en}: `;
  if (rule.tax === 'none') return `${name}no tax on wages`;
  return `${name}${[formOf(rule), residentsOf(rule), defaultOf(rule)].filter(Boolean).join('; ')}`;
}

function formOf(rule: WithholdingRule): string {
  if (rule.tax === 'federal_certificate') return 'federal Form W-4';
  if (rule.tax !== 'own_certificate') return 'one rate, no certificate';
  const { form, number, edition, publishedAt } = rule.certificate;
  const address = publishedAt.replaceAll('(', '%28').replaceAll(')', '%29');
  return `\`${form}\`, [${number}](${address})${edition === null ? '' : `, ${edition}`}`;
}

function residentsOf(rule: WithholdingRule): string {
  const reciprocity = reciprocityOf(rule);
  if (!reciprocity) return '';
  const { residents, claim } = reciprocity;
  const who = residents === 'all_nonresidents' ? 'all nonresidents' : `residents of ${residents.join(', ')}`;
  if (claim.by === 'certificate') return `${who} by ${claim.line}`;
  return `${who} by \`${claim.form.form}\`${claim.by === 'beside' ? ' besides' : ''}`;
}

const defaultOf = (rule: WithholdingRule): string =>
  rule.tax === 'own_certificate' && rule.certificate.whenNoneFiled
    ? `without it: ${rule.certificate.whenNoneFiled.replace(/\.$/, '').toLowerCase()}`
    : '';

const pathLines = (): readonly string[] =>
  answerPaths(withholdingPacks).map(({ path, kind, label, values, forms }) => {
    const choices = values.length > 0 ? ` (${values.map((value) => `\`${value}\``).join(', ')})` : '';
    const where =
      forms.length === withholdingPacks.length ? 'all' : forms.map((form) => `\`${form}\``).join(' ');
    return `- \`${path}\`, ${kind}: ${label}${choices}. ${where}`;
  });
