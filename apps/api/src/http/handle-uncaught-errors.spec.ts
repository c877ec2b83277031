import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Jest has handlers of its own for such errors: a process without them serves what throws. */
const program = `
  import { createServer } from 'node:http';
  import { PassThrough } from 'node:stream';
  import { attributeToRequest, handleUncaughtErrors } from ${JSON.stringify(fileOf('./handle-uncaught-errors.ts'))};
  const fail = (what) => { throw new Error(what); };
  const pages = {
    '/timer': () => setTimeout(fail, 5, 'timer'),
    '/stream': () => setImmediate(() => new PassThrough().destroy(new Error('stream'))),
    '/rejection': () => Promise.resolve('rejection').then(fail),
    '/data': (request) => request.on('data', () => fail('data')),
    '/started': (request, response) => { response.write('started'); setTimeout(fail, 5, 'started'); },
    '/fine': (request, response) => response.end('fine'),
  };
  handleUncaughtErrors({
    onSurvived: (error, id) => console.log('survived ' + error.message + ' ' + id),
    onFatal: (error) => { console.log('fatal ' + error.message); process.exit(3); },
  });
  const server = createServer((request, response) => {
    request.id = 'request-' + request.url.slice(1);
    attributeToRequest(request, response, () => pages[request.url](request, response));
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.on('SIGUSR2', () => fail('nobody asked'));
`;

let child: ChildProcess;
let url: string;
let nextLine: () => Promise<string>;

beforeAll(async () => {
  const runner = fileOf('../../../../tools/house/run-from-source.mjs');
  child = spawn(process.execPath, ['--import', runner, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]();
  nextLine = async () => String((await lines.next()).value);
  url = `http://127.0.0.1:${await nextLine()}`;
});
afterAll(() => void child.kill('SIGKILL'));

describe('an error that nothing catches', () => {
  it.each(['timer', 'stream', 'rejection', 'data'])(
    'of a request (%s) is answered 500 with its id and logged with it, and the process lives on',
    async (name) => {
      const answer = await fetch(`${url}/${name}`, { method: 'POST', body: 'x'.repeat(100_000) });
      const body: unknown = await answer.json();
      expect([answer.status, body]).toEqual([
        500,
        {
          _tag: 'InternalServerError',
          message: `Something went wrong. Quote the request id request-${name} when you ask for help.`,
        },
      ]);
      expect(await nextLine()).toBe(`survived ${name} request-${name}`);
      expect(await (await fetch(`${url}/fine`)).text()).toBe('fine');
    },
  );

  it('of a request whose answer has started breaks the answer off', async () => {
    await expect(fetch(`${url}/started`).then((answer) => answer.text())).rejects.toThrow();
    expect(await nextLine()).toBe('survived started request-started');
  });

  it('of no request ends the process', async () => {
    child.kill('SIGUSR2');
    expect(await nextLine()).toBe('fatal nobody asked');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });
});
