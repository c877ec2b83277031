import { circlesOf, floorsOf, graphOf } from './graph.ts';
import { importsAmong } from './imports.ts';
import { type DuplicateName, duplicateNames } from './duplicate-names.ts';
import { misnamedFiles } from './file-names.ts';
import { type PrivateMember, privateMembers } from './private-members.ts';
import { apiSources, isEntrance, roomOf, rooms, top } from './rooms.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';
import { type ForeignTable, foreignTables, holdsSql } from './tables.ts';

export interface House {
  readonly rooms: readonly string[];
  readonly floors: number;
  /** Imports from a room into one above it. */
  readonly upward: readonly string[];
  /** Imports of another room's files past its `index.ts`. */
  readonly pastIndex: readonly string[];
  readonly circlesOfRooms: readonly string[][];
  readonly circlesOfFiles: readonly string[][];
  readonly foreignTables: readonly ForeignTable[];
  readonly sqlOutsideStores: readonly string[];
  readonly misnamed: readonly string[];
  /** Names that several files export. */
  readonly duplicates: readonly DuplicateName[];
  readonly privateMembers: readonly PrivateMember[];
  /** Imports between rooms: from, to, how many. */
  readonly arrows: readonly (readonly [string, string, number])[];
  readonly files: number;
}

/** Everything that can be read from the sources alone. */
export function measureHouse(root: string): House {
  const files = sourceFiles(root, 'apps', 'libs');
  const api = files.filter(({ path }) => path.startsWith(`${apiSources}/`));
  const inApi = (path: string) =>
    path.startsWith(`${apiSources}/`) ? roomOf(path.slice(apiSources.length + 1)) : undefined;
  const imports = importsAmong(files);
  const ofApi = imports.filter(({ from, to }) => inApi(from) !== undefined && inApi(to) !== undefined);
  const between = ofApi.filter(({ from, to }) => inApi(from) !== inApi(to));
  const graph = graphOf(ofApi, inApi);
  const roomGraph = graphOf(
    ofApi.filter(({ from, to }) => inApi(from) !== top && inApi(to) !== top),
    inApi,
  );
  return {
    rooms: [...roomGraph.keys()],
    floors: floorsOf(graph),
    upward: between.filter(({ from, to }) => heightOf(inApi(from)) < heightOf(inApi(to))).map(arrow),
    pastIndex: between
      .filter(({ from, to }) => inApi(from) !== top && inApi(to) !== top && !isEntrance(inSources(to)))
      .map(arrow),
    circlesOfRooms: circlesOf(roomGraph),
    circlesOfFiles: circlesOf(graphOf(imports, (path) => path)),
    foreignTables: foreignTables(api, inApi),
    sqlOutsideStores: sqlOutsideStores(api),
    misnamed: misnamedFiles(
      files.filter(({ path }) => path.includes('/src/') && !/\/app\/|\/migrations\//.test(path)),
    ),
    duplicates: duplicateNames(files),
    privateMembers: privateMembers(files),
    arrows: countedArrows(between.map(({ from, to }) => [inApi(from) ?? '', inApi(to) ?? ''] as const)),
    files: files.length,
  };
}

const arrow = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} -> ${to}`;
const inSources = (path: string): string => path.slice(apiSources.length + 1);

function heightOf(room: string | undefined): number {
  const at = rooms.findIndex((name) => name === room);
  return at === -1 ? rooms.length : at;
}

const sqlOutsideStores = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => holdsSql(file) && !/\.store\.ts$|-sql\.ts$|\/migrations\/|\/database\//.test(file.path))
    .map(({ path }) => path);

function countedArrows(pairs: readonly (readonly [string, string])[]): (readonly [string, string, number])[] {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair.join(' '), (counts.get(pair.join(' ')) ?? 0) + 1);
  return [...counts].map(([pair, count]) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to, count] as const;
  });
}
