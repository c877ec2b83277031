import { program } from '../../../../tools/setup/root.mjs';
import { Trouble } from '../../../../tools/setup/say.mjs';
import type { Command } from './command.ts';
import * as all from './index.ts';

/** Every command, by its name. */
export const commands: readonly Command[] = Object.values(all);

/**
 * Carries out what an operator typed. @returns the exit code; nothing where it runs on
 * @throws Trouble with the list where there is no such command
 */
export async function runCommand(words: readonly string[]): Promise<number | undefined> {
  const [name = '', ...rest] = words;
  if (name === '' || name === 'help' || isHelp(name)) return show(helpText(commands));
  const command = commands.find((one) => one.name === name || `--${one.name}` === name);
  if (!command) throw new Trouble(`There is no command ${JSON.stringify(name)}.\n\n${helpText(commands)}`);
  return rest.some(isHelp) ? show(helpText([command])) : command.run(rest);
}

/** What can be typed, and what it does. */
export function helpText(shown: readonly Command[]): string {
  const lines = shown.flatMap((command) => command.lines);
  const width = Math.max(...lines.map(([typed]) => typed.length)) + 4;
  const list = lines.flatMap(([typed, does]) =>
    wrapped(does, 110 - width).map((line, at) => `  ${(at === 0 ? typed : '').padEnd(width - 2)}${line}`),
  );
  const accounts =
    'Commands of one account take --account live|test|acct_…; without it, it is the live account.';
  return [`${program} COMMAND`, '', ...list, '', accounts].join('\n');
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

function show(text: string): number {
  console.log(text);
  return 0;
}
