import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = 'docs/adr';
const head = `# Decisions

One page for each decision that others will ask about: background, decision, consequences. They record what was decided at the time;
the other pages say how it is today.
`;

/** docs/adr/README.md as it is, and as the titles of the decisions have it. */
export function decisionsIndex(root: string): {
  readonly file: string;
  readonly is: string;
  readonly shall: string;
} {
  const file = join(root, folder, 'README.md');
  const lines = globSync('[0-9]*.md', { cwd: join(root, folder) })
    .toSorted()
    .map((page) => lineOf(page, readFileSync(join(root, folder, page), 'utf8')));
  return { file, is: readFileSync(file, 'utf8'), shall: `${head}\n${lines.join('\n')}\n` };
}

function lineOf(page: string, text: string): string {
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  if (!title) throw new Error(`${basename(page)} begins with no line such as “# 12. Lists that stay fast”.`);
  return `- ${number}: [${title}](${page})`;
}
