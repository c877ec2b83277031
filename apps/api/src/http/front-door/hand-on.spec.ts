import { once } from 'node:events';
import {
  Agent,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request as ask,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Draining } from '../../background/draining.js';
import { readConfig } from '../../context/read-config.js';
import { usualPace } from '../body-pace.js';
import { gateLimits } from './body-gate.js';
import { FrontDoor } from './front-door.js';

/** The front door before a web server of the test's own, over HTTP. */
type Page = (request: IncomingMessage, response: ServerResponse) => void;

let page: Page;
let web: Server;
let door: Server;
let agent: Agent;

const addressOf = (server: Server): AddressInfo => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen');
  return address;
};
const portOf = (server: Server) => addressOf(server).port;
const listening = async (server: Server, port = 0) => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
};
const ended = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

function doorBefore(webPort: number, more: Readonly<Record<string, string>> = {}, pace = usualPace): Server {
  const server = createServer((request, response) =>
    opened.receive(request, response, () => response.end('the API')),
  );
  const opened = new FrontDoor(
    readConfig({
      DATABASE_URL: 'postgres://nobody@localhost/nothing',
      INTERNAL_TOKEN: 'x'.repeat(32),
      WEB_URL: `http://127.0.0.1:${webPort}`,
      ...more,
    }),
    server,
    new Draining(),
    { pace, findFormSession: async (token) => (token === 'secret' ? 'fs_1' : undefined) },
  );
  return server;
}

beforeAll(async () => {
  web = await listening(createServer((request, response) => page(request, response)));
  door = await listening(doorBefore(portOf(web), { WEB_IN_DEVELOPMENT: 'yes' }));
});
beforeEach(() => {
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());
afterAll(async () => {
  await Promise.all([ended(door), ended(web)]);
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}
const sent = (path: string, { method = 'GET', headers = {} }: Sent = {}) =>
  ask({ host: '127.0.0.1', port: portOf(door), path, method, headers, agent }).on('error', () => undefined);

async function answerOf(asked: ReturnType<typeof sent>): Promise<IncomingMessage> {
  const [answer] = await once(asked, 'response');
  return answer;
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10));
async function until(check: () => boolean): Promise<boolean> {
  const end = Date.now() + 50_000;
  while (!check() && Date.now() < end) await aMoment();
  return check();
}
const opened = { cookie: '__form_fs_1=secret' };
const upload = '/o/fs_1/tasks/task_1/uploads/subtask_1';

describe('a request', () => {
  it('is not believed where it says that it is a preview: the keys of that are everybody’s', async () => {
    page = (request, response) => response.end(JSON.stringify(request.headers));
    const preview = '__prerender_bypass=0000; __next_preview_data=x';
    const asked = sent('/', {
      headers: { cookie: `a=1; ${preview}; b=2`, 'x-prerender-revalidate': '0000' },
    });
    asked.end();
    const headers = JSON.parse(await text(await answerOf(asked)));
    expect(headers.cookie).toBe('a=1; b=2');
    expect(headers).not.toHaveProperty('x-prerender-revalidate');
  });
});

describe('a body', () => {
  it('of 50 MB is passed on as it comes, with its length or in chunks: no more than a part is on its way', async () => {
    let [begun, arrived, most] = [0, 0, 0];
    page = (request, response) => {
      request.on('data', (chunk: Buffer) => {
        arrived += chunk.length;
        most = Math.max(most, begun - arrived);
      });
      request.on('end', () => response.end(request.headers['content-length'] ?? 'in chunks'));
    };
    const size = 50 * 2 ** 20;
    const chunk = Buffer.alloc(2 ** 16);
    const withLength = { 'content-length': size };
    for (const headers of [withLength, {}]) {
      [begun, arrived] = [0, 0];
      const asked = sent(upload, { method: 'POST', headers: { ...opened, ...headers } });
      const answered = answerOf(asked);
      for (; begun < size; begun += chunk.length) if (!asked.write(chunk)) await once(asked, 'drain');
      asked.end();
      expect(await text(await answered)).toBe(headers === withLength ? String(size) : 'in chunks');
      expect(arrived).toBe(size);
    }
    expect(most).toBeLessThan(20 * 2 ** 20);
  });

  it('is held back while the web does not read', async () => {
    let waiting: IncomingMessage | undefined;
    page = (request) => void (waiting = request.pause());
    const asked = sent(upload, { method: 'POST', headers: opened });
    let written = 0;
    const chunk = Buffer.alloc(2 ** 16);
    const isFull = async () => {
      if (asked.write(chunk)) return false;
      written += chunk.length;
      return Promise.race([
        once(asked, 'drain').then(() => false),
        new Promise<boolean>((resolve) => setTimeout(resolve, 300, true)),
      ]);
    };
    // What systems keep on its way grows with the machine: what counts is that it ends, short of what may be sent.
    const most = 45 * 2 ** 20;
    while (!(await isFull())) if (written >= most) break;
    expect(written).toBeLessThan(most);
    // While no one reads from a connection, no one learns that its other end is gone.
    waiting?.destroy();
    asked.destroy();
  });

  it('of a page may have 1 MiB, 21 MiB with the session’s cookie, an upload what ten files need', async () => {
    let isReached = false;
    page = (request, response) => {
      isReached = true;
      request.resume().on('end', () => response.end());
    };
    const reached = async () => ((await until(() => isReached)) ? 'taken' : 'lost');
    const status = async (path: string, length: number, headers = {}) => {
      isReached = false;
      const asked = sent(path, { method: 'POST', headers: { ...headers, 'content-length': length } });
      asked.flushHeaders();
      const answered = answerOf(asked);
      const answeredWith = answered.then(({ statusCode }) => statusCode);
      const isWhole = length <= gateLimits.small;
      if (isWhole) asked.end(Buffer.alloc(length));
      const result = await (isWhole ? answeredWith : Promise.race([answeredWith, reached()]));
      isReached = true;
      asked.destroy();
      return result;
    };
    const mebibyte = 2 ** 20;
    expect(await status('/sign-in', mebibyte)).toBe(200);
    expect(await status('/sign-in', mebibyte + 1)).toBe(413);
    expect(await status('/o/fs_1/tasks/t', 20 * mebibyte)).toBe(413);
    expect(await status('/o/fs_1/tasks/t', 20 * mebibyte, opened)).toBe('taken');
    expect(await status('/o/fs_1/tasks/t', 22 * mebibyte, opened)).toBe(413);
    expect(await status('/o/fs_2/tasks/t', 20 * mebibyte, opened)).toBe(413);
    expect(await status(upload, 200 * mebibyte, opened)).toBe('taken');
    expect(await status(upload, 202 * mebibyte, opened)).toBe(413);
    // The name of the cookie opens nothing, nor does the token of another session.
    for (const cookie of ['__form_fs_1=1', 'form_fs_1=secret', '__form_fs_1=', '__form_fs_2=secret'])
      expect([cookie, await status(upload, 20 * mebibyte, { cookie })]).toEqual([cookie, 413]);
    expect(await status('/o/fs_2/tasks/t', 20 * mebibyte, { cookie: '__form_fs_2=secret' })).toBe(413);
    // Who reads percent signs finds an upload there, Next.js does not.
    expect(await status('/o%2Ffs_1%2Ftasks%2Ft%2Fuploads%2Fs', 20 * mebibyte)).toBe(413);
  });

  it('in chunks is counted as it comes: a page is given no more than 1 MiB, and the visitor reads 413', async () => {
    let given = 0;
    page = (request, response) => {
      request.on('data', (chunk: Buffer) => (given += chunk.length)).on('error', () => undefined);
      request.on('end', () => response.end());
    };
    const status = async (kibibytes: number) => {
      const asked = sent('/sign-in', { method: 'POST' });
      const answered = answerOf(asked);
      for (let at = 0; at < kibibytes; at += 64) asked.write(Buffer.alloc(65_536));
      if (kibibytes <= 1024) asked.end();
      const { statusCode, headers } = await answered;
      asked.destroy();
      return [statusCode, headers.connection];
    };
    expect(await status(1024)).toEqual([200, 'keep-alive']);
    expect(given).toBe(2 ** 20);
    given = 0;
    expect(await status(1088)).toEqual([413, 'close']);
    expect(given).toBeLessThanOrEqual(2 ** 20);
  });

  it('is large at most four times of one session, whatever the address; small requests are let in', async () => {
    let underWay = 0;
    page = (request, response) => {
      underWay += 1;
      response.once('close', () => (underWay -= 1));
      request.resume().on('end', () => response.end());
    };
    const large = () => {
      const asked = ask({
        port: portOf(door),
        host: '127.0.0.1',
        path: upload,
        method: 'POST',
        headers: opened,
        agent: false,
      });
      asked.on('error', () => undefined).flushHeaders();
      return asked;
    };
    const kept = Array.from({ length: gateLimits.ofSession }, large);
    await until(() => underWay === gateLimits.ofSession);
    const refused = await answerOf(large());
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await answerOf(sent('/sign-in').end())).statusCode).toBe(200);
    for (const asked of kept) asked.destroy();
    await until(() => underWay === 0);
    // The door lets the next one in a moment after the web has seen the last one go.
    let status: number | undefined = 429;
    for (let tries = 0; status === 429 && tries < 1000; tries++)
      status = (await answerOf(large().end())).statusCode;
    expect(status).toBe(200);
  });
});

describe('forty sockets that send a byte a second', () => {
  it('take no place without a session, and with one they are broken off', async () => {
    page = (request, response) => request.resume().on('end', () => response.end('taken'));
    const slow = Array.from({ length: gateLimits.inAll }, () => {
      const headers = { cookie: '__form_abc=1', 'content-length': 20 * 2 ** 20 };
      const asked = sent('/o/abc', { method: 'POST', headers });
      asked.flushHeaders();
      return answerOf(asked);
    });
    const refused = (await Promise.all(slow)).map(({ statusCode }) => statusCode);
    expect(new Set(refused)).toEqual(new Set([413]));
    const asked = sent(upload, { method: 'POST', headers: opened });
    asked.end(Buffer.alloc(2 * 2 ** 20));
    expect(await text(await answerOf(asked))).toBe('taken');
  });

  it.each([
    ['a session', upload, opened],
    ['none', '/sign-in', { 'content-length': 1000 }],
  ])('of %s are answered 408 once they were too slow', async (_whose, path, headers) => {
    page = (request) => void request.resume();
    const hurried = await listening(doorBefore(portOf(web), {}, { milliseconds: 100, minBytes: 100 }));
    const asked = ask({ host: '127.0.0.1', port: portOf(hurried), path, method: 'POST', headers });
    const timer = setInterval(() => asked.write('x'), 10);
    const answer = await answerOf(asked);
    clearInterval(timer);
    asked.on('error', () => undefined).destroy();
    expect([answer.statusCode, JSON.parse(await text(answer))._tag]).toEqual([408, 'RequestTimeoutError']);
    await ended(hurried);
  });
});

describe('what Next.js would answer 500', () => {
  const form = (boundary: string, end = `--${boundary}--\r\n`) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n${end}`;
  const multipart = (more = '; boundary=edge') => ({ 'content-type': `multipart/form-data${more}` });
  const refusedWith = async (method: string, headers: Readonly<Record<string, string>>, body = '') => {
    let isWhole = false;
    page = (request, response) =>
      request
        .resume()
        .on('error', () => undefined)
        .on('end', () => {
          isWhole = true;
          response.end();
        });
    const answer = await answerOf(sent('/sign-in', { method, headers }).end(body));
    const said = await text(answer);
    return [answer.statusCode, said && JSON.parse(said)._tag, isWhole];
  };

  it.each([
    ['TRACE', {}, '', 405, 'MethodNotAllowedError'],
    ['POST', { origin: 'https://evil.example', 'next-action': 'a' }, '[]', 403, 'Forbidden'],
    ['POST', { origin: 'https://evil.example', ...multipart() }, form('edge'), 403, 'Forbidden'],
    ['DELETE', { origin: 'not an origin' }, '', 403, 'Forbidden'],
    ['POST', multipart(''), form('edge'), 400, 'BadRequestError'],
    ['POST', multipart(), 'no part of it', 400, 'BadRequestError'],
    ['POST', multipart(), form('other'), 400, 'BadRequestError'],
    ['POST', multipart(), form('edge', ''), 400, 'BadRequestError'],
  ])(
    '%s with %j is refused in the contract’s shape, and never whole at the web',
    async (method, headers, body, status, tag) => {
      expect(await refusedWith(method, headers, body)).toEqual([status, tag, false]);
    },
  );

  it.each([
    ['of its own origin', { origin: 'http://localhost:3000', ...multipart() }],
    ['of a page that keeps its address to itself', { origin: 'null', ...multipart() }],
    ['of no browser', multipart()],
  ])('a whole form %s goes through', async (_from, headers) => {
    expect(await refusedWith('POST', headers, form('edge'))).toEqual([200, '', true]);
  });
});

describe('an answer', () => {
  it('that comes little by little arrives little by little, and ends at the web when nobody listens any more', async () => {
    let isGone = false;
    page = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      const timer = setInterval(() => response.write('data: x\n\n'), 20);
      response.once('close', () => {
        clearInterval(timer);
        isGone = true;
      });
    };
    const asked = sent('/changes').end();
    const answer = await answerOf(asked);
    const [first] = await once(answer, 'data');
    expect(String(first)).toMatch(/^data: x/);
    asked.destroy();
    expect(await until(() => isGone)).toBe(true);
  });

  it('may begin without a byte of its body', async () => {
    page = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const asked = sent('/changes').end();
    expect((await answerOf(asked)).statusCode).toBe(200);
    asked.destroy();
  });

  it('that breaks off does so for the visitor too, and is not taken for a whole one', async () => {
    page = (_request, response) => {
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(text(await answerOf(sent('/').end()))).rejects.toThrow('aborted');
  });

  it('is not waited for once the visitor went away, whose upload ends at the web', async () => {
    let isAborted = false;
    page = (request) => request.resume().once('error', () => (isAborted = true));
    const asked = sent(upload, { method: 'POST', headers: opened });
    asked.write('begin');
    setTimeout(() => asked.destroy(), 50);
    expect(await until(() => isAborted)).toBe(true);
  });

  it('may come before the end of the request, whose connection then carries no other', async () => {
    page = (_request, response) => response.writeHead(403, { connection: 'close' }).end('no');
    const asked = sent(upload, { method: 'POST', headers: opened });
    asked.write(Buffer.alloc(2 ** 16));
    const answer = await answerOf(asked);
    expect([answer.statusCode, answer.headers.connection, await text(answer)]).toEqual([403, 'close', 'no']);
    asked.destroy();
  });

  it('to HEAD has no body, and leaves the connection for more', async () => {
    page = (_request, response) => response.setHeader('content-length', '5').end('12345');
    const head = await answerOf(sent('/', { method: 'HEAD' }).end());
    expect([head.headers['content-length'], await text(head)]).toEqual(['5', '']);
    expect(await text(await answerOf(sent('/').end()))).toBe('12345');
  });
});

describe('a connection', () => {
  it('is kept for the visitor, and to the web, whose ends are not each other’s', async () => {
    const peers = new Set<number | undefined>();
    page = (request, response) => {
      peers.add(request.socket.remotePort);
      response.end(request.headers.connection);
    };
    const one = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let times = 0; times < 5; times++) {
      const asked = ask({ port: portOf(door), host: '127.0.0.1', path: '/', agent: one });
      const answer = await answerOf(asked.end());
      ports.add(answer.socket.localPort);
      await text(answer);
    }
    expect([ports.size, peers.size]).toEqual([1, 1]);
    one.destroy();
  });

  it('to the web that ended while it was kept is no error of the next request', async () => {
    page = (_request, response) => response.end('page');
    for (let times = 0; times < 3; times++) {
      expect(await text(await answerOf(sent('/').end()))).toBe('page');
      web.closeIdleConnections();
    }
  });

  it('to the web that breaks off is asked for once more where it only reads, and never where it might change something', async () => {
    const asked = { GET: 0, POST: 0 };
    for (const method of ['GET', 'POST'] as const) {
      page = (_request, response) => void response.end('kept');
      await text(await answerOf(sent('/before').end()));
      page = (request, response) => {
        asked[method] += 1;
        if (asked[method] > 1) response.end('again');
        else request.socket.resetAndDestroy();
      };
      const headers: Record<string, number> = method === 'POST' ? { 'content-length': 0 } : {};
      const answer = await answerOf(sent('/o/fs_1', { method, headers }).end());
      expect([method, answer.statusCode]).toEqual([method, method === 'GET' ? 200 : 503]);
      await text(answer);
    }
    expect(asked).toEqual({ GET: 2, POST: 1 });
  });

  it('becomes that of the development server’s web socket, and of nothing else', async () => {
    web.once('upgrade', (request, socket) => {
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: ${request.headers.upgrade}\r\nconnection: upgrade\r\n\r\n`,
      );
      socket.once('data', (chunk: Buffer) => socket.end(`heard ${chunk}`));
    });
    const upgrade = (path: string) => {
      const socket = connect(portOf(door), '127.0.0.1').on('error', () => undefined);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`);
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        if (answer === '') socket.write('hello');
        answer += chunk.toString();
      });
      return new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    };
    expect(await upgrade('/_next/hmr?id=1')).toMatch(
      /^HTTP\/1\.1 101 [^]*upgrade: websocket[^]*\r\n\r\nheard hello$/,
    );
    expect(await upgrade('/sign-in')).toBe('');
    expect(await upgrade('/api/v1/clients')).toBe('');
  });
});

describe('without the web', () => {
  let alone: Server;
  let webPort: number;
  const at = (path: string, { method = 'GET', headers = {} }: Sent = {}) => {
    const asked = ask({ host: '127.0.0.1', port: portOf(alone), path, method, headers, agent });
    return asked.on('error', () => undefined);
  };
  beforeAll(async () => {
    const other = await listening(createServer());
    webPort = portOf(other);
    await ended(other);
    alone = await listening(doorBefore(webPort));
  });
  afterAll(() => ended(alone));

  it('a browser is shown a page in its language, which tries again by itself', async () => {
    const browser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' };
    const answer = await answerOf(at('/o/x', { headers: browser }).end());
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '3',
      'no-store',
    ]);
    const page = await text(answer);
    expect(page).toMatch(/<html lang="es" dir="ltr">[^]*http-equiv="refresh"[^]*volverá en un momento/);
    const arabic = await answerOf(at('/o/x', { headers: { ...browser, 'accept-language': 'ar' } }).end());
    expect(await text(arabic)).toContain('<html lang="ar" dir="rtl">');
    const posted = await answerOf(
      at('/o/x', { method: 'POST', headers: { accept: 'text/html' } }).end('a=b'),
    );
    expect(await text(posted)).toMatch(/send it again/);
  });

  it('a program reads the contract’s shape, and the API answers as ever', async () => {
    const answer = await answerOf(at('/health', { headers: { accept: 'application/json' } }).end());
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
      503,
      { message: expect.any(String), _tag: 'ServiceUnavailable' },
    ]);
    expect(await text(await answerOf(at('/api/v1/clients').end()))).toBe('the API');
  });

  it('whoever sends a large body reads why, and no reset', async () => {
    const asked = at(upload, { method: 'POST' });
    asked.write(Buffer.alloc(2 ** 20));
    expect((await answerOf(asked)).statusCode).toBe(503);
    asked.destroy();
  });

  it('all is as before once it is back', async () => {
    const back = await listening(
      createServer((_request, response) => response.end('back')),
      webPort,
    );
    expect(await text(await answerOf(at('/').end()))).toBe('back');
    await ended(back);
  });
});
