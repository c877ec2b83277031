import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../context/read-config.js';
import { Receiver } from '../testing/receiver.js';
import { AddressRefused } from './address-refused.js';
import { WebhookSender } from './webhook-sender.js';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await Receiver.start();
});
afterAll(() => receiver.stop());

const asked: string[] = [];
function sender(
  addresses: (host: string) => readonly string[],
  settings: Readonly<Record<string, string>> = {},
) {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    BASE_URL: 'https://firstday.example.com',
    ...settings,
  });
  return new WebhookSender(config, (host) => {
    asked.push(host);
    return Promise.resolve(addresses(host));
  });
}
const post = (by: WebhookSender, url: string, isTest = false) =>
  by.send({ url, headers: { 'webhook-id': 'ev_1' }, body: '{}', isTest });

describe('sending', () => {
  it('goes to the address that was checked, under the name of the host', async () => {
    const by = sender(() => ['127.0.0.1'], { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' });
    const url = `${receiver.url.replace('127.0.0.1', 'hooks.internal')}/pinned`;
    asked.length = 0;
    expect(await post(by, url)).toMatchObject({ status: 200, answer: 'ok', error: null });
    expect(asked).toEqual(['hooks.internal']);
    const [arrived] = await receiver.deliveries('/pinned');
    expect(arrived?.headers.host).toBe(new URL(url).host);
    await by.beforeApplicationShutdown();
  });

  it.each([
    ['bytes that are no text', Buffer.alloc(5000, 0xff)],
    ['NULs', Buffer.alloc(5000)],
    ['text that is cut within a character', Buffer.from(`x${'é'.repeat(4000)}`)],
  ])('keeps no more of an answer than 4 KiB, also of %s', async (_name, said) => {
    const by = sender(() => ['127.0.0.1'], { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' });
    receiver.answer = (_request, response) => response.writeHead(200).end(said);
    const { answer, error } = await post(by, receiver.url.replace('127.0.0.1', 'hooks.internal'));
    receiver.answers(200, {}, 'ok');
    const kept = Buffer.byteLength(answer ?? '');
    expect([error, kept <= 4096, kept > 4090, answer?.includes('\0')]).toEqual([null, true, true, false]);
    await by.beforeApplicationShutdown();
  });

  it('does not follow a name that has moved into the network since', async () => {
    let address = '127.0.0.1';
    const by = sender(() => [address], { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' });
    const away = sender(() => [address]);
    const url = receiver.url.replace('127.0.0.1', 'hooks.example.com');
    expect((await post(away, url, true)).error).toBe('The host leads into a private network');
    address = '169.254.169.254';
    expect((await post(away, 'https://hooks.example.com')).error).toBe(
      'The host leads into a private network',
    );
    expect((await receiver.deliveries('/pinned')).length).toBe(1);
    await Promise.all([by.beforeApplicationShutdown(), away.beforeApplicationShutdown()]);
  });

  it.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0177.0.0.1',
    'https://[::ffff:7f00:1]',
    'https://localhost',
  ])('away from somebody’s own machine never leads to %s', async (url) => {
    const by = sender(() => ['8.8.8.8']);
    expect((await post(by, url, true)).error).toBe('The url must not lead to this machine');
    await by.beforeApplicationShutdown();
  });

  it('says in words what went wrong', async () => {
    const by = sender(() => ['127.0.0.1'], { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' });
    const unknown = sender(() => {
      throw new AddressRefused('The host is not known');
    });
    expect((await post(by, 'http://hooks.internal:1/')).error).toBe('The connection was refused');
    expect((await post(unknown, 'https://nowhere.example.com')).error).toBe('The host is not known');
    const tls = receiver.url.replace('http://127.0.0.1', 'https://hooks.internal');
    expect((await post(by, tls)).error).not.toBeNull();
    await Promise.all([by.beforeApplicationShutdown(), unknown.beforeApplicationShutdown()]);
  });

  it('uses no proxy that the environment names', async () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      HTTP_PROXY: 'http://127.0.0.1:1',
      http_proxy: 'http://127.0.0.1:1',
      NODE_USE_ENV_PROXY: '1',
    });
    const by = sender(() => ['127.0.0.1'], { WEBHOOK_PRIVATE_HOSTS: 'hooks.internal' });
    const url = `${receiver.url.replace('127.0.0.1', 'hooks.internal')}/direct`;
    expect((await post(by, url)).status).toBe(200);
    process.env = before;
    await by.beforeApplicationShutdown();
  });
});
