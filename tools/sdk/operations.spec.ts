import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationRow, operations } from '@firstday/domain';
import { Firstday } from '@firstday/sdk';
import { documentFile, generatedFiles } from './generated-files.mjs';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: string }[];
  readonly requestBody?: { content: Readonly<Record<string, object>> };
}

/** The operations of the document that an API token may use. */
const known: Readonly<Record<string, OperationRow>> = operations;
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync(documentFile, 'utf8'),
);
const offered = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    known[operation.operationId]?.allows.includes('api_token')
      ? [{ id: operation.operationId, method: method.toUpperCase(), path, operation }]
      : [],
  ),
);

const seen: string[] = [];
const service = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":[],"total":0,"current_page":1,"per_page":20,"total_pages":0}');
  });
});
let firstday: Firstday;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : 0;
  firstday = new Firstday({ apiKey: 'fd_test_none', baseUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => {
  service.close();
});

describe('the operations of the client', () => {
  it('are generated from the document as it is now', async () => {
    for (const [file, text] of await generatedFiles(operations)) {
      expect([file, readFileSync(file, 'utf8') === text]).toEqual([file, true]);
    }
  });

  it('are more than the published interface has for an integrator', () => {
    expect(offered.length).toBeGreaterThanOrEqual(72);
  });

  it.each(offered)('$id sends $method $path', async ({ id, method, path, operation }) => {
    const [resource = '', name = ''] = id.split('.');
    const resources: Record<string, Record<string, unknown>> = Object.fromEntries(Object.entries(firstday));
    const call = resources[resource]?.[name];
    if (typeof call !== 'function') throw new Error(`firstday.${id} is missing`);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    const isUpload = operation.requestBody?.content['multipart/form-data'];
    const body = operation.requestBody ? [isUpload ? { files: [new Blob(['a'])] } : {}] : [];
    await call.call(resources[resource], ...inPath.map((_, index) => `id_${index}`), ...body);
    const expected = inPath.reduce(
      (before, { name }, index) => before.replace(`{${name}}`, `id_${index}`),
      path,
    );
    expect(seen.at(-1)).toBe(`${method} ${expected}`);
  });
});
