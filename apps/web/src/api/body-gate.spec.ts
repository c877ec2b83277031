import { describe, expect, it } from '@jest/globals';
import { BodyGate, gateLimits } from './body-gate';

const mebibyte = 2 ** 20;
const never = () => undefined;
const asked = (url: string, headers: Record<string, string> = {}) => ({
  url,
  headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
});
const of = (bytes: number, more: Record<string, string> = {}) => ({
  'content-length': String(bytes),
  ...more,
});
const chunks = { 'transfer-encoding': 'chunked' };

describe('what a request may bring to the web', () => {
  const gate = () => new BodyGate();

  it('is 1 MiB to pages, and 21 MiB to those of a session whose cookie it has', () => {
    const page = '/o/fs_1/tasks/task_1/documents_copies';
    expect(gate().admit(asked('/sign-in', of(mebibyte)), never)).toBeUndefined();
    expect(gate().admit(asked('/sign-in', of(mebibyte + 1)), never)?.status).toBe(413);
    expect(gate().admit(asked(page, of(20 * mebibyte)), never)?.status).toBe(413);
    const own = { cookie: 'a=b; __form_fs_1=secret' };
    expect(gate().admit(asked(page, of(20 * mebibyte, own)), never)).toBeUndefined();
    expect(gate().admit(asked(page, of(22 * mebibyte, own)), never)?.status).toBe(413);
    const others = { cookie: '__form_fs_2=secret' };
    expect(gate().admit(asked(page, of(20 * mebibyte, others)), never)?.status).toBe(413);
  });

  it('is what an upload of ten files may have where it is passed on as it comes', () => {
    for (const path of ['/api/v1/subtasks/subtask_1/upload', '/o/fs_1/tasks/task_1/uploads/subtask_1']) {
      expect(gate().admit(asked(path, of(200 * mebibyte)), never)).toBeUndefined();
      expect(gate().admit(asked(path, of(202 * mebibyte)), never)?.status).toBe(413);
    }
  });

  it('is large at most eight times of one address and forty times in all; small requests are let in', () => {
    const door = gate();
    const leaving: (() => void)[] = [];
    const from = (address: string) =>
      door.admit(asked('/api/v1/x', { ...chunks, 'x-forwarded-for': address }), (leave) =>
        leaving.push(leave),
      );
    for (let times = 0; times < gateLimits.ofAddress; times += 1) expect(from('192.0.2.1')).toBeUndefined();
    expect(from('192.0.2.1')?.status).toBe(429);
    // Behind a proxy that is trusted, the visitors count and not the proxy.
    expect(from('192.0.2.1, 10.0.0.1')?.status).toBe(429);
    for (let at = leaving.length; at < gateLimits.inAll; at += 1)
      expect(from(`198.51.100.${at}, 10.0.0.1`)).toBeUndefined();
    expect(from('203.0.113.9')?.status).toBe(429);
    expect(door.admit(asked('/sign-in', of(100)), never)).toBeUndefined();
    for (const leave of leaving.splice(0)) leave();
    expect(from('192.0.2.1')).toBeUndefined();
  });
});

describe('an address that cannot be read', () => {
  it.each(['/api/v1/%E0%A4%A', '/api/v1/%', '/%c3%28', '/o/%00', '/sign-in%0d%0a', '/%1f?a=b'])(
    '%s is 400',
    (url) => {
      expect(new BodyGate().admit(asked(url), never)?.status).toBe(400);
    },
  );

  it.each(['/', '/api/v1/clients?a=%', '/o/a%20b', '/%D8%A7', '/components/employees/list?x=1'])(
    '%s is one that can',
    (url) => {
      expect(new BodyGate().admit(asked(url), never)).toBeUndefined();
    },
  );
});
