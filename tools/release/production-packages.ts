/** Of `package-lock.json` what says which package needs which. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * The folders of what these workspaces need at run time, themselves included: what only builds or tests them is not among it, nor
 * what is an option that nobody took.
 */
export function productionPackages(
  packages: LockedPackages,
  workspaces: readonly string[],
): readonly string[] {
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = packages[path];
    if (!entry || found.has(path)) continue;
    found.add(path);
    if (entry.link && entry.resolved) waiting.push(entry.resolved);
    else waiting.push(...neededBy(entry).flatMap((name) => folderOf(packages, path, name) ?? []));
  }
  return [...found].sort();
}

function neededBy(entry: LockedPackage): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Where Node finds a package for one that stands at `from`: in the nearest `node_modules` of its own or of those around it. */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = outer(folder)) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

function outer(folder: string): string {
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? '' : folder.slice(0, at);
}
