import { describe, expect, it } from '@jest/globals';
import { canonicalNetwork, isInNetworks, isWithinNetworks } from './is-in-networks.js';

describe('a network', () => {
  it.each([
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['192.0.2.7', '192.0.2.7/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::1/33', '2001:db8::/33'],
    [' 2001:db8::1 ', '2001:db8::1/128'],
    ['::ffff:10.1.2.3', '10.1.2.3/32'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ])('%s is kept as %s', (given, kept) => {
    expect(canonicalNetwork(given)).toBe(kept);
  });

  it.each([
    '',
    '10.1',
    '10.1/8',
    '10.0.0.0/33',
    '::/129',
    'fe80::1%eth0',
    'example.com',
    '10.0.0.0/8/8',
    '1 2',
  ])('is not %j', (given) => {
    expect(canonicalNetwork(given)).toBeUndefined();
  });

  it('has the addresses that begin as it does, of its own kind', () => {
    const networks = ['10.0.0.0/8', '2001:db8::/33'];
    for (const ip of ['10.0.0.0', '10.255.255.255', '::ffff:10.1.2.3', '2001:db8:7fff::1'])
      expect([ip, isInNetworks(ip, networks)]).toEqual([ip, true]);
    for (const ip of ['11.0.0.0', '2001:db8:8000::1', '::a00:1', 'unknown', ''])
      expect([ip, isInNetworks(ip, networks)]).toEqual([ip, false]);
  });

  it('is within another that has all of its addresses', () => {
    expect(isWithinNetworks(['10.1.0.0/16', '10.2.3.4/32'], ['10.0.0.0/8'])).toBe(true);
    expect(isWithinNetworks(['10.0.0.0/8'], ['10.1.0.0/16', '10.2.0.0/16'])).toBe(false);
    expect(isWithinNetworks(['10.1.0.0/16', '::/0'], ['10.0.0.0/8'])).toBe(false);
    expect(isWithinNetworks(null, ['0.0.0.0/0'])).toBe(false);
    expect(isWithinNetworks(null, ['0.0.0.0/0', '::/0'])).toBe(true);
  });
});
