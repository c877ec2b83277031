import { describe, expect, it } from '@jest/globals';
import { readWebhookUrl } from './webhook-url.js';

const isRefused = (url: string, isTest = false) => 'wrong' in readWebhookUrl(url, isTest);

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
  ])('does not lead into a private network, as %s would', (url) => {
    expect(isRefused(url, true)).toBe(true);
  });
});
