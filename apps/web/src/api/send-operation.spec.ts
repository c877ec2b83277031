import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sendOperation } from './send-operation';

let api: Server;
const before = process.env['API_URL'];
beforeEach(async () => {
  api = createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  process.env['API_URL'] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  if (before === undefined) delete process.env['API_URL'];
  else process.env['API_URL'] = before;
  api.closeAllConnections();
  api.close();
});

describe('a request to the API', () => {
  it('ends with the visitor who waits for it, so that the API makes nothing for no one', async () => {
    const visitor = new AbortController();
    const dropped = new Promise<void>((resolve) => {
      api.once('request', (_request, response) => {
        response.once('close', resolve);
        visitor.abort();
      });
    });
    const params = { sha256: 'a'.repeat(64), page: '1' };
    const answer = sendOperation('form_pdfs.getPage', { params, signal: visitor.signal }, {});
    await dropped;
    expect((await answer).status).toBe(499);
  });
});
