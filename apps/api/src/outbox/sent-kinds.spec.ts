import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { messageKinds, operations, type OperationRow } from '@firstday/domain';
import ts from 'typescript';
import { z } from 'zod';

const root = new URL('../../../../', import.meta.url).pathname;
/** Where messages are decided on. The catalog and its words are elsewhere. */
const sources = ['apps/api/src/**/*.ts', 'libs/messages/src/ladder/**/*.ts'];

/** Kinds that code passes on or answers: no types, comparisons, lists or SQL. */
async function kindsInCode(): Promise<Set<string>> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isPassedOn(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  for await (const file of glob(sources, { cwd: root })) {
    if (/\.spec\.ts$|\/(testing|contract|migrations)\//.test(file)) continue;
    const text = await readFile(`${root}${file}`, 'utf8');
    if (messageKinds.some((kind) => text.includes(`'${kind}'`)))
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

function isPassedOn(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAsExpression(parent) || ts.isConditionalExpression(parent)) return isPassedOn(parent);
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'kind';
  return ts.isReturnStatement(parent) || ts.isCallExpression(parent) || ts.isArrowFunction(parent);
}

/** Kinds that a caller names: an operation that takes every kind is about words or lists, and sends nothing by that. */
function kindsInRequests(): Set<string> {
  const rows: readonly OperationRow[] = Object.values(operations);
  const enums = rows.flatMap(({ body }) =>
    body instanceof z.ZodType
      ? [
          ...JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).matchAll(
            /"enum":(\[[^\]]*\])/g,
          ),
        ]
      : [],
  );
  const lists = enums.map(([, list = '[]']) => z.array(z.unknown()).parse(JSON.parse(list)));
  const partial = lists.filter((list) => list.length < messageKinds.length).flat();
  return new Set(messageKinds.filter((kind) => partial.includes(kind)));
}

describe('the catalog of messages', () => {
  it('has no kind that nothing sends', async () => {
    const sent = new Set([...(await kindsInCode()), ...kindsInRequests()]);
    expect(messageKinds.filter((kind) => !sent.has(kind))).toEqual([]);
  });
});
