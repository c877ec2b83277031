import { type Socket, createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { resolveChecked, toWebhookTarget } from './address-policy.js';
import { AddressRefused } from './address-refused.js';
import { resolveHost, hostResolver } from './resolve-host.js';

let server: Socket | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A name server on this machine: what it answers to a question for IPv4 addresses; nothing for silence. */
async function nameServer(answer: (name: string) => readonly string[] | 'unknown' | undefined) {
  const socket = createSocket('udp4');
  server = socket;
  let questions = 0;
  socket.on('message', (question, from) => {
    const { name, end } = nameIn(question);
    const isIpv4 = question.readUInt16BE(end) === 1;
    questions += 1;
    const addresses = answer(name);
    if (addresses) socket.send(reply(question, end + 4, isIpv4 ? addresses : []), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const dns = new Resolver({ timeout: 200, tries: 1 });
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolve: hostResolver(dns), asked: () => questions };
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** RFC 1035, section 4.1: the question with its answers. */
function reply(question: Buffer, end: number, addresses: readonly string[] | 'unknown'): Buffer {
  const isUnknown = addresses === 'unknown';
  const records = isUnknown ? [] : addresses;
  const head = Buffer.from(question.subarray(0, end));
  head.writeUInt16BE(isUnknown ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const record = (address: string) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
  return Buffer.concat([head, ...records.map(record)]);
}

const reach = { isTest: false, isDevelopment: false, privateHosts: [] };
const target = toWebhookTarget('https://hooks.harborfoods.com/in', reach);

describe('a public name', () => {
  it('is resolved to all its addresses by the DNS, once for those who ask at the same moment', async () => {
    const { resolve, asked } = await nameServer(() => ['8.8.8.8', '8.8.4.4']);
    const all = await Promise.all(Array.from({ length: 20 }, () => resolveChecked(target, resolve)));
    for (const addresses of all) expect([...addresses].sort()).toEqual(['8.8.4.4', '8.8.8.8']);
    // One question for each family of addresses.
    expect(asked()).toBe(2);
    await resolveChecked(target, resolve);
    expect(asked()).toBe(4);
  });

  it('that leads into the network is refused, and so is one that does so among others', async () => {
    for (const addresses of [['10.0.0.7'], ['127.0.0.1'], ['8.8.8.8', '169.254.169.254']]) {
      const { resolve } = await nameServer(() => addresses);
      await expect(resolveChecked(target, resolve)).rejects.toThrow('The host leads into a private network');
      server?.close();
      server = undefined;
    }
  });

  it('that nobody knows, or whose server keeps silent, says so in words', async () => {
    const { resolve, asked } = await nameServer((name) =>
      name.startsWith('silent') ? undefined : 'unknown',
    );
    await expect(resolve('nowhere.harborfoods.com', false)).rejects.toThrow(
      new AddressRefused('The host is not known'),
    );
    const before = asked();
    await expect(resolve('silent.harborfoods.com', false)).rejects.toThrow('The host could not be looked up');
    // Whoever keeps silent is asked once for each family of addresses, and not again and again.
    expect(asked() - before).toBeLessThanOrEqual(2);
  });
});

describe('a name that the operator allows', () => {
  it('may be one that only this machine knows', async () => {
    expect(await resolveHost('localhost', true)).toContain('127.0.0.1');
  });
});
