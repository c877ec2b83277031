import { describe, expect, it } from '@jest/globals';
import { unavailablePart } from './unavailable-part.js';

const withCode = (code: string) => Object.assign(new Error('of a system'), { code });

describe('what an error says of what is missing', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '25006'])(
    '%s: the database',
    (code) => expect(unavailablePart(withCode(code))).toBe('database'),
  );

  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s: the disk', (code) =>
    expect(unavailablePart(withCode(code))).toBe('disk'),
  );

  it.each(['23505', '22P02', '42703', '40001', '57014', 'ENOENT', 'EACCES', ''])('%s: nothing', (code) =>
    expect(unavailablePart(withCode(code))).toBeUndefined(),
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'what the driver says without a code: %s',
    (message) => expect(unavailablePart(new Error(message))).toBe('database'),
  );

  it('is nothing for anything else that is thrown', () => {
    for (const thrown of [undefined, null, 'ENOSPC', 7, {}, new Error('the Connection terminated')])
      expect(unavailablePart(thrown)).toBeUndefined();
  });
});
