import type { Command } from './command.ts';

/** A command that the API's console carries out, on the database that the service uses. */
export function consoleCommand(name: string, lines: Command['lines']): Command {
  return {
    name,
    lines,
    run: async (words) => {
      const { runConsole } = await import('../console/run-console.ts');
      return runConsole([name, ...words]);
    },
  };
}
