import type { Readable } from 'node:stream';
import { importLimits, sayImportProblem, ScalarValue } from '@firstday/domain';
import { UnreadableFile, type SourceRow } from './source-row.js';

/** A JSON object a line; what is nested in it is a column by its path, such as `address.city`. */
export async function* readJsonRows(content: Readable): AsyncGenerator<SourceRow> {
  let number = 0;
  for await (const line of readLines(content)) {
    number += 1;
    if (line.trim() !== '') yield toSourceRow(number, number === 1 ? line.replace(/^\uFEFF/, '') : line);
  }
}

/** Unlike `node:readline`, it does not hold a line that is longer than a row may be. */
async function* readLines(content: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let lines = 0;
  for await (const chunk of content) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    lines += parts.length;
    if (rest.length > importLimits.rowBytes)
      throw new UnreadableFile('rowTooLong', { row: lines, size: importLimits.rowBytes / 2 ** 20 });
    yield* parts;
  }
  yield rest + decoder.decode();
}

function toSourceRow(number: number, line: string): SourceRow {
  const cells = new Map<string, ScalarValue>();
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new TypeError();
    const problem = flatten(parsed, '', cells);
    return problem === undefined ? { number, cells } : { number, cells, problem };
  } catch {
    return { number, cells: new Map(), problem: sayImportProblem('notJson') };
  }
}

/** @returns what is wrong with it */
function flatten(value: object, prefix: string, into: Map<string, ScalarValue>): string | undefined {
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix + name;
    const scalar = ScalarValue.safeParse(inner);
    if (into.size >= importLimits.columns) return `Expected at most ${importLimits.columns} properties`;
    if (scalar.success) into.set(path, scalar.data);
    else if (
      typeof inner !== 'object' ||
      inner === null ||
      Array.isArray(inner) ||
      path.split('.').length > 2
    )
      return 'Expected strings, numbers, booleans, null, and objects of these';
    else {
      const problem = flatten(inner, `${path}.`, into);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}
