// `npm start` reads this file before anything is built: it imports nothing of our own.
import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** An environment in which every setting stands itself, and what was wrong with the files, a line each. */
export interface ReadSettingFiles {
  readonly environment: Environment;
  readonly wrong: readonly string[];
}

/**
 * Reads what stands in files: `SMTP_URL_FILE` names one that holds `SMTP_URL`. So secrets are in no list of processes, no dump of an
 * environment and no compose file. What is said to be wrong never has what a file holds.
 * @param names the settings that may be given so
 */
export function withSettingFiles(given: Environment, names: readonly string[]): ReadSettingFiles {
  const wrong: string[] = [];
  const environment = { ...given };
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) {
      wrong.push(`${name} and ${name}_FILE are both set: give one of them`);
      continue;
    }
    try {
      environment[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      wrong.push(`${name}_FILE: ${file} cannot be read (${codeOf(error)})`);
    }
  }
  return { environment, wrong };
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'error';
