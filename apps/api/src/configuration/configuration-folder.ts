import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { badRequest } from '../context/index.js';
import type { FileIssue } from './file-issue.js';
import { parseYaml } from './parse-yaml.js';

interface ReadFolder {
  /** What each file says, by its name from the folder: `policies/drivers.yaml`. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly issues: readonly FileIssue[];
}

const marker = 'firstday.yaml';
const markerText = 'format: 1\n';
const maxBytes = 2 * 1024 * 1024;
const maxFiles = 5000;
const fileName = /^[a-z0-9][a-z0-9._-]*\.yaml$/;

/** A folder that an account's configuration is written to and read from; `kinds` are the folders in it. */
export class ConfigurationFolder {
  constructor(
    private readonly dir: string,
    private readonly kinds: readonly string[],
  ) {}

  /** @throws ProblemError 400 where it is no whole export; what is wrong in its files is answered, all of it */
  read(): Promise<ReadFolder> {
    return readFolder(this.dir, this.kinds);
  }

  /**
   * Removes files that are of nothing any more.
   * @throws ProblemError 400 where the folder holds something else
   */
  write(files: ReadonlyMap<string, string>): Promise<void> {
    return writeFolder(this.dir, this.kinds, files);
  }
}

/** Reads what is there and nothing outside it: links are refused, whatever they lead to. Changes nothing. */
async function readFolder(dir: string, kinds: readonly string[]): Promise<ReadFolder> {
  const files = new Map<string, unknown>();
  const issues: FileIssue[] = [];
  const refuse = (file: string, message: string) => issues.push({ file, path: '', message });
  await assertWhole(dir);
  for (const name of (await readdir(dir)).sort()) {
    if (name === marker || isNote(name)) continue;
    const found = await lstat(join(dir, name));
    if (!kinds.includes(name) || !found.isDirectory()) {
      refuse(name, `Expected only folders of ${kinds.join(', ')}`);
      continue;
    }
    for (const inner of (await readdir(join(dir, name))).sort()) {
      if (isNote(inner)) continue;
      const file = `${name}/${inner}`;
      if (files.size + issues.length >= maxFiles) throw badRequest(`A folder has at most ${maxFiles} files`);
      const said = await readOne(join(dir, file), inner);
      if ('message' in said) refuse(file, said.message);
      else files.set(file, said.value);
    }
  }
  return { files, issues };
}

/** Writes whole files only, and the marker last: a folder where that was interrupted is refused when it is read. */
async function writeFolder(
  dir: string,
  kinds: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await assertMayWrite(dir, kinds);
  await mkdir(dir, { recursive: true });
  await rm(join(dir, marker), { force: true });
  for (const kind of kinds) {
    await mkdir(join(dir, kind), { recursive: true });
    for (const name of await readdir(join(dir, kind)))
      if (fileName.test(name) && !files.has(`${kind}/${name}`)) await rm(join(dir, kind, name));
  }
  for (const [file, text] of [...files, [marker, markerText] as const]) {
    const partial = join(dir, `${file}.partial`);
    await rm(partial, { force: true });
    await writeFile(partial, text, { flag: 'wx' });
    await rename(partial, join(dir, file));
  }
}

async function readOne(path: string, name: string): Promise<{ value: unknown } | { message: string }> {
  const found = await lstat(path);
  if (!found.isFile()) return { message: 'Expected a file: links and folders are not followed' };
  if (!fileName.test(name)) return { message: 'Expected a name such as drivers.yaml' };
  if (found.size > maxBytes) return { message: 'Expected at most 2 MB' };
  try {
    return parseYaml(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    if (error instanceof TypeError) return { message: 'Expected text in UTF-8' };
    throw error;
  }
}

async function assertWhole(dir: string): Promise<void> {
  const found = await statOf(join(dir, marker));
  const isWhole =
    found?.isFile() && found.size < 100 && (await readFile(join(dir, marker), 'utf8')) === markerText;
  if (!isWhole)
    throw badRequest(
      `${dir} is no whole configuration: its ${marker} with \`format: 1\` is written last. Export it again`,
    );
}

/** Somebody's other folder is not mixed with an export. */
async function assertMayWrite(dir: string, kinds: readonly string[]): Promise<void> {
  const found = await statOf(dir);
  if (!found) return;
  const names = (await readdir(dir)).filter((name) => !isNote(name));
  const strange = names.find((name) => name !== marker && !kinds.includes(name));
  if (strange !== undefined)
    throw badRequest(`${dir} holds ${JSON.stringify(strange)}: export to a folder of its own`);
  for (const kind of kinds) {
    const inner = await statOf(join(dir, kind));
    if (inner && !inner.isDirectory())
      throw badRequest(`${join(dir, kind)} is no folder: links are not followed`);
  }
}

async function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** `.git`, `README.md`: people's own. */
const isNote = (name: string) => name.startsWith('.') || name.endsWith('.md');
