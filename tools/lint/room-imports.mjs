import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { apiSources, isEntrance, roomOf, rooms, top } = await loadRooms();

/** ESLint may run on a Node that does not strip types, so the list of rooms is transpiled first. */
async function loadRooms() {
  const source = readFileSync(new URL('../house/rooms.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

/**
 * A room of the API imports only rooms below it, and only through their `index.ts` (tools/house/rooms.ts).
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const roomImports = {
  meta: {
    type: 'problem',
    messages: {
      up: '{{from}} stands below {{to}}: declare an abstract class here that {{to}} provides.',
      pastIndex: 'Import {{to}} through its index.ts: export there what other rooms may use.',
    },
    schema: [],
  },
  create(context) {
    const file = relative(`${root}${apiSources}`, context.filename).split(sep).join('/');
    const from = file.startsWith('..') ? undefined : roomOf(file);
    if (from === undefined || from === top) return {};
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || !name.startsWith('.')) return;
      const target = posix.join(dirname(file), name).replace(/\.js$/, '.ts');
      const to = roomOf(target);
      if (to === undefined || to === from) return;
      const messageId = isAbove(to, from) ? 'up' : isEntrance(target) ? undefined : 'pastIndex';
      if (messageId) context.report({ node: node.source, messageId, data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: (node) => check({ source: node.source ?? node.argument?.literal }),
    };
  },
};

const isAbove = (to, from) => to === top || rooms.indexOf(to) > rooms.indexOf(from);
