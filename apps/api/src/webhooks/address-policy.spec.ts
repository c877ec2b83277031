import { describe, expect, it } from '@jest/globals';
import { type AddressPolicy, resolveChecked, parseWebhookUrl, toWebhookTarget } from './address-policy.js';
import { AddressRefused } from './address-refused.js';

const reach: AddressPolicy = { isTest: false, isDevelopment: true, privateHosts: [] };
const isRefused = (url: string, isTest = false) => 'wrong' in parseWebhookUrl(url, { ...reach, isTest });

describe('the address of a webhook', () => {
  it('begins with https, but in a test account and on this machine', () => {
    expect(isRefused('https://hooks.harborfoods.com/in?a=1')).toBe(false);
    expect(isRefused('http://hooks.harborfoods.com')).toBe(true);
    expect(isRefused('http://hooks.harborfoods.com', true)).toBe(false);
    expect(isRefused('http://localhost:4000/in')).toBe(false);
    expect(isRefused('http://127.0.0.1:4000/in')).toBe(false);
    expect(isRefused('http://[::1]:4000/in')).toBe(false);
  });

  it.each([
    '',
    'hooks.example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'file:///etc/passwd',
  ])('is a web address and not %s', (url) => {
    expect(isRefused(url, true)).toBe(true);
  });

  it('holds no user, password or fragment', () => {
    expect(isRefused('https://me@example.com')).toBe(true);
    expect(isRefused('https://me:secret@example.com')).toBe(true);
    expect(isRefused('https://example.com/#part')).toBe(true);
  });

  it.each([
    'https://10.0.0.1',
    'https://172.31.255.255',
    'https://192.168.1.1',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1',
    'https://0.0.0.0',
    'https://0xa000001',
    'https://167772161',
    'https://[::]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[64:ff9b::a00:1]',
    'https://[2002:a00:1::]',
    'https://255.255.255.255',
    'https://198.18.0.1',
    'https://0251.0376.0251.0376/latest/meta-data',
    'https://0xa9.0xfe.0xa9.0xfe',
    'https://[::ffff:a9fe:a9fe]',
    'https://[::10.0.0.1]',
    'https://[fec0::1]',
    'https://[64:ff9b:1::1]',
    'https://[100::1]',
    'https://[2001:db8::1]',
    'https://[ff02::1]',
  ])('does not lead into a private network, as %s would', (url) => {
    expect(isRefused(url, true)).toBe(true);
  });
});

describe('this machine', () => {
  const away = { ...reach, isDevelopment: false };

  it('is a receiver only where the service runs on somebody’s own machine', () => {
    for (const url of [
      'http://localhost:4000',
      'https://127.0.0.1',
      'https://[::1]',
      'https://0x7f000001',
      'https://a.localhost.',
    ])
      expect([
        'wrong' in parseWebhookUrl(url, reach),
        'wrong' in parseWebhookUrl(url, { ...away, isTest: true }),
      ]).toEqual([false, true]);
  });
});

describe('at a delivery', () => {
  const to = async (url: string, addresses: string[], more: Partial<AddressPolicy> = {}) =>
    resolveChecked(toWebhookTarget(url, { ...reach, isDevelopment: false, ...more }), () =>
      Promise.resolve(addresses),
    );

  it('a name is reached at the addresses that were checked', async () => {
    expect(await to('https://hooks.example.com/in', ['8.8.8.8', '2606:4700::1111'])).toEqual([
      '8.8.8.8',
      '2606:4700::1111',
    ]);
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['::ffff:192.168.0.1']],
    [['169.254.169.254']],
    [['fd00:ec2::254']],
    [['::1']],
    [[]],
    [['not an address']],
  ])('a name that leads to %j is refused', async (addresses) => {
    await expect(to('https://hooks.example.com', addresses)).rejects.toThrow(AddressRefused);
  });

  it('a host that the operator names may be within the network', async () => {
    const privateHosts = ['hooks.internal', '10.1.2.3'];
    expect(await to('http://hooks.internal/in', ['10.0.0.1'], { privateHosts })).toEqual(['10.0.0.1']);
    expect(await to('http://10.1.2.3/in', [], { privateHosts })).toEqual(['10.1.2.3']);
    await expect(to('http://10.1.2.4/in', [], { privateHosts })).rejects.toThrow(AddressRefused);
  });
});
