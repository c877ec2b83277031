import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../testing/test-api.js';

const contact = 'mailto:security@harborfoods.com';
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ SECURITY_CONTACT: contact });
});
afterAll(() => api.stop());

const read = (path: string, on: { url: string } = api) => fetch(`${on.url}${path}`);

describe('what crawlers and researchers look for', () => {
  it('keeps search engines out of everything', async () => {
    const answer = await read('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says where to report a weakness, as RFC 9116 has it', async () => {
    const answer = await read('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const at = line.indexOf(': ');
          return [line.slice(0, at), line.slice(at + 2)];
        }),
    );
    expect(fields.get('Contact')).toBe(contact);
    expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days > 30 && days < 365).toBe(true);
  });

  it('is 404 where the operator set no contact', async () => {
    const other = await TestApi.beside(api);
    expect((await read('/.well-known/security.txt', other)).status).toBe(404);
    await other.stop();
  });
});
