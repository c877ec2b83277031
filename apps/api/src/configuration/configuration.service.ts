import { Injectable } from '@nestjs/common';
import { stringify } from 'yaml';
import { badRequest, type Context, inTransaction, ProblemError } from '../context/index.js';
import { contractIssues } from '../http/index.js';
import { canonicalJson } from '../sealing/index.js';
import { ConfigurationFolder } from './configuration-folder.js';
import type { ConfigurationKind, Configured } from './configuration-kind.js';
import { ConfigurationKinds } from './configuration-kinds.js';
import { fieldChanges, type PlannedChange } from './planned-change.js';
import { type FileIssue, issuesText, toFileIssues } from './file-issue.js';
import { fileNames } from './file-names.js';
import { pairThings } from './pair-things.js';

interface Step extends PlannedChange {
  readonly file: string;
  readonly run: (ctx: Context) => Promise<unknown>;
}

interface ReadThing {
  readonly file: string;
  readonly kind: ConfigurationKind<unknown>;
  readonly identity: string;
  readonly content: unknown;
}

/** An account's configuration as a folder of files. */
@Injectable()
export class ConfigurationService {
  private readonly kinds: readonly ConfigurationKind<unknown>[];
  private readonly folders: readonly string[];

  constructor({ inOrder }: ConfigurationKinds) {
    this.kinds = inOrder;
    this.folders = inOrder.map(({ folder }) => folder);
  }

  /** @returns how many files it wrote */
  async export(ctx: Context, dir: string): Promise<number> {
    const files = await inTransaction(ctx, (ctx) => this.render(ctx));
    await new ConfigurationFolder(dir, this.folders).write(files);
    return files.size;
  }

  /** @throws ProblemError 400 with everything that is wrong in the folder */
  async plan(ctx: Context, dir: string, prune: boolean): Promise<PlannedChange[]> {
    const things = await this.read(dir);
    return inTransaction(ctx, async (ctx) => (await this.steps(ctx, things, prune)).map(toChange));
  }

  /**
   * All of it, or nothing.
   * @param confirm is shown the plan, outside the transaction; where it answers false nothing is done
   * @returns what was done; undefined where that was not wanted
   * @throws ProblemError 400 with everything that is wrong, or where the account changed after the plan was shown
   */
  async apply(
    ctx: Context,
    dir: string,
    { prune, confirm }: { prune: boolean; confirm: (changes: readonly PlannedChange[]) => Promise<boolean> },
  ): Promise<PlannedChange[] | undefined> {
    const things = await this.read(dir);
    const shown = await inTransaction(ctx, async (ctx) =>
      (await this.steps(ctx, things, prune)).map(toChange),
    );
    if (!(await confirm(shown))) return undefined;
    return inTransaction(ctx, async (ctx) => {
      const steps = await this.steps(ctx, things, prune);
      if (canonicalJson(steps.map(toChange)) !== canonicalJson(shown))
        throw badRequest('The account was changed after the plan was shown: nothing was applied. Try again');
      await runAll(ctx, steps);
      return shown;
    });
  }

  private async render(ctx: Context): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    for (const kind of this.kinds)
      for (const { name, thing } of fileNames(await kind.list(ctx)))
        files.set(`${kind.folder}/${name}.yaml`, toYaml(thing.content));
    return files;
  }

  private async read(dir: string): Promise<ReadThing[]> {
    const { files, issues: unread } = await new ConfigurationFolder(dir, this.folders).read();
    const issues = [...unread];
    const things: ReadThing[] = [];
    for (const [file, value] of files) {
      const kind = this.kinds.find(({ folder }) => file.startsWith(`${folder}/`));
      if (!kind) continue;
      const parsed = kind.schema.safeParse(value);
      if (!parsed.success) {
        for (const { path, message } of contractIssues(parsed.error.issues))
          issues.push({ file, path: path.join('.'), message });
        continue;
      }
      const identity = kind.identityOf(parsed.data);
      const other = things.find((thing) => thing.kind === kind && thing.identity === identity);
      if (other && !kind.mayShareName(parsed.data))
        issues.push({ file, path: '', message: `${other.file} is of the same thing` });
      else things.push({ file, kind, identity, content: parsed.data });
    }
    refuseIfAny(issues);
    return things;
  }

  /** In an order in which each finds what it names: what is taken out of use goes last, and backwards. */
  private async steps(ctx: Context, things: readonly ReadThing[], prune: boolean): Promise<Step[]> {
    const changed: Step[] = [];
    const retired: Step[] = [];
    const issues: FileIssue[] = [];
    for (const kind of this.kinds) {
      const wanted = things.filter((thing) => thing.kind === kind);
      const present = byName(await kind.list(ctx));
      for (const [identity, files] of byName(wanted)) {
        const pairs = pairThings(files, present.get(identity) ?? []);
        if (!pairs) issues.push(...files.map(unclear));
        else {
          changed.push(...pairs.paired.flatMap(([thing, before]) => stepFor(thing, before)));
          changed.push(...pairs.added.flatMap((thing) => stepFor(thing, undefined)));
        }
        present.set(identity, pairs?.left ?? []);
      }
      const extra = [...present.values()].flat().filter(({ isRetired }) => !isRetired);
      if (prune) retired.unshift(...extra.map((before) => retirement(kind, before)));
    }
    refuseIfAny(issues);
    return [...changed, ...retired];
  }
}

const unclear = ({ file, identity }: ReadThing): FileIssue => ({
  file,
  path: '',
  message: `Several are called ${JSON.stringify(identity)}, and nothing says which of them this is: export again, or give it another name`,
});

function stepFor(
  { file, kind, identity, content }: ReadThing,
  before: Configured<unknown> | undefined,
): Step[] {
  const base = { file, folder: kind.folder, identity };
  if (!before) return [{ ...base, action: 'create', fields: [], run: (ctx) => kind.create(ctx, content) }];
  if (canonicalJson(before.content) === canonicalJson(content)) return [];
  const fields = fieldChanges(before.content, content);
  return [{ ...base, action: 'update', fields, run: async (ctx) => kind.update(ctx, before, content) }];
}

function retirement(kind: ConfigurationKind<unknown>, before: Configured<unknown>): Step {
  const base = { file: `${kind.folder}/`, folder: kind.folder, identity: before.identity, fields: [] };
  if (!kind.canRetire) return { ...base, action: 'kept', run: () => Promise.resolve() };
  return { ...base, action: 'retire', run: (ctx) => kind.retire(ctx, before) };
}

/** What one step refuses does not keep the others from being tried, so that all is said at once; then nothing of it stays. */
async function runAll(ctx: Context, steps: readonly Step[]): Promise<void> {
  const issues: FileIssue[] = [];
  for (const { file, run } of steps) {
    try {
      await run(ctx);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      issues.push(...toFileIssues(file, error));
    }
  }
  refuseIfAny(issues);
}

function refuseIfAny(issues: readonly FileIssue[]): void {
  if (issues.length > 0) throw badRequest(issuesText(issues));
}

/** In the order of their names. */
function byName<Thing extends { readonly identity: string }>(
  things: readonly Thing[],
): Map<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of [...things].sort((one, other) => (one.identity < other.identity ? -1 : 1)))
    groups.set(thing.identity, [...(groups.get(thing.identity) ?? []), thing]);
  return groups;
}

const toChange = ({ action, folder, identity, fields }: Step): PlannedChange => ({
  action,
  folder,
  identity,
  fields,
});

const toYaml = (content: unknown) =>
  stringify(content, { lineWidth: 0, aliasDuplicateObjects: false, version: '1.2' });
