import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript that git knows below some folders, without tests and generated files. */
export function sourceFiles(root: string, ...folders: readonly string[]): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64e6,
    },
  );
  return [...new Set(listed.split('\n'))]
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\.d\.ts$|\/generated\/|\/testing\//.test(path))
    .flatMap((path) => {
      const text = textOf(join(root, path));
      return text === undefined ? [] : [{ path, text }];
    });
}

/** @returns nothing for a file that was deleted and is still in git's index */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
