import type { SourceFile } from './source-files.ts';

export interface PrivateMember {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/**
 * Ways into what a library or Node keeps for itself. The one exception that pays for itself, with its figure, is the
 * adapter whose requests and responses are made with Express's prototypes.
 */
const ways: readonly (readonly [string, RegExp])[] = [
  ['changes a prototype', /Object\.setPrototypeOf\(|\.prototype(?:\.\w+)?\s*=[^=>]/],
  [
    'deletes what a module exports',
    /Reflect\.deleteProperty\((?:http|https|net|tls|process)\b|\bdelete (?:http|https|net)\b/,
  ],
  [
    'reads a member that is not published',
    /Reflect\.get\((?:client|connection|pool|server|socket|app|driver)\b|\bfrom '(?:pg|express|next)\/lib\//,
  ],
  [
    "uses Nest's own notes of a route",
    /ROUTE_ARGS_METADATA|@nestjs\/(?:common|core)\/(?:constants|internal)/,
  ],
  ["uses pg's record of prepared statements", /parsedStatements|submittedNamedStatements/],
];

export const privateMembers = (files: readonly SourceFile[]): PrivateMember[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        ways
          .filter(([, pattern]) => pattern.test(line))
          .map(([what]) => ({ file: path, line: at + 1, what })),
      ),
  );
