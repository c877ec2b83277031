import { describe, expect, it } from '@jest/globals';
import { answerHeaders, requestHeaders } from './forwarded-headers';

describe('what is handed on to the API', () => {
  it('is the credential, the body’s type and who asked', () => {
    const headers = requestHeaders(
      new Headers({
        authorization: 'Bearer t',
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
      }),
    );
    expect(headers.get('authorization')).toBe('Bearer t');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-forwarded-for')).toBe('203.0.113.9');
  });

  it('is no header of the connection, nor one that the connection names', () => {
    const headers = requestHeaders(
      new Headers({ connection: 'close, x-secret-hop', 'x-secret-hop': '1', 'keep-alive': '5', te: 'gzip' }),
    );
    expect([...headers.keys()]).toEqual([]);
  });

  it('names the host that was asked for', () => {
    expect(requestHeaders(new Headers({ host: 'hr.example' })).get('x-forwarded-host')).toBe('hr.example');
    const behindProxy = new Headers({ host: 'inner', 'x-forwarded-host': 'hr.example' });
    expect(requestHeaders(behindProxy).get('x-forwarded-host')).toBe('hr.example');
  });

  it('keeps several cookies of an answer apart', () => {
    const answered = new Headers();
    answered.append('set-cookie', 'a=1');
    answered.append('set-cookie', 'b=2');
    expect(answerHeaders(answered).getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('does not call a decoded answer compressed', () => {
    const headers = answerHeaders(new Headers({ 'content-encoding': 'gzip', 'content-length': '20' }));
    expect([...headers.keys()]).toEqual([]);
  });
});
