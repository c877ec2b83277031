import { describe, expect, it } from '@jest/globals';
import { addressKey } from './address-key.js';
import { RequestWindow } from './request-window.js';

const at = (seconds: number) => new Date(seconds * 1000);

describe('a window of ten seconds', () => {
  it('counts down, refuses what is too much, and begins anew', () => {
    const window = new RequestWindow(10);
    expect(window.take('a', 2, at(101.5))).toEqual({ limit: 2, remaining: 1, reset: 9, isRefused: false });
    expect(window.take('a', 2, at(109.999))).toEqual({ limit: 2, remaining: 0, reset: 1, isRefused: false });
    expect(window.take('a', 2, at(109.999))).toEqual({ limit: 2, remaining: 0, reset: 1, isRefused: true });
    expect(window.take('b', 2, at(109.999)).isRefused).toBe(false);
    expect(window.take('a', 2, at(110))).toEqual({ limit: 2, remaining: 1, reset: 10, isRefused: false });
  });

  it('counts no refused request, so that asking too much costs nobody more than the rest of the window', () => {
    const window = new RequestWindow(10);
    for (let request = 0; request < 50; request += 1) window.take('a', 3, at(100));
    expect(window.takeUnsynced(10).counts.map(([, untold]) => untold)).toEqual([3]);
    expect(window.takeUnsynced(10).counts).toEqual([]);
  });

  it('holds no more callers than it may: those who come later share, and those who came first keep their own', () => {
    const window = new RequestWindow(100);
    window.take('first', 5, at(100));
    for (let caller = 0; caller < 200_000; caller += 1) window.take(`invented-${caller}`, 5, at(100));
    expect(window.takeUnsynced(1_000_000).counts.length).toBeLessThanOrEqual(100 + 1024);
    expect(window.take('another', 5, at(100)).isRefused).toBe(true);
    expect(window.take('first', 5, at(100))).toMatchObject({ remaining: 3, isRefused: false });
    expect(window.take('another', 5, at(110)).isRefused).toBe(false);
  });

  it('tells again what could not be told, but for a window that has ended', () => {
    const window = new RequestWindow(10);
    window.take('a', 9, at(100));
    const told = window.takeUnsynced(10);
    window.take('a', 9, at(100));
    window.restoreUnsynced(told.window, told.counts);
    expect(window.takeUnsynced(10).counts.map(([, untold]) => untold)).toEqual([2]);
    window.take('a', 9, at(110));
    window.restoreUnsynced(told.window, told.counts);
    expect(window.takeUnsynced(10).counts.map(([, untold]) => untold)).toEqual([1]);
  });
});

describe('an address', () => {
  it('counts alone in IPv4, however it is written, and as its network of 64 bits in IPv6', () => {
    expect(addressKey('203.0.113.9')).toBe('address:203.0.113.9');
    expect(addressKey('::ffff:203.0.113.9')).toBe('address:203.0.113.9');
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
    expect(addressKey('')).toBe('address:unknown');
  });
});
