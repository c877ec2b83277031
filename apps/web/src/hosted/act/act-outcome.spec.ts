import { describe, expect, it } from '@jest/globals';
import { ApiUnavailable, noteUnavailability } from '../../api/api-unavailable';
import { actOutcome } from './act-outcome';

const refused = (status: number) => async () => ({ ok: false, status, problem: undefined }) as const;
const thrown = (error: unknown) => async () => Promise.reject(error);

describe('what came of an act', () => {
  it('is what was answered, where it was done', async () => {
    const done = await actOutcome(async () => ({ ok: true, value: 'made' }) as const);
    expect(done).toEqual({ ok: true, value: 'made' });
  });

  it.each([400, 403, 404, 409, 412])('is a refusal for %i, and never as if it were done', async (status) => {
    expect(await actOutcome(refused(status))).toEqual({ ok: false, errorCode: 'refused' });
  });

  it('is the end of the session for 401', async () => {
    expect(await actOutcome(refused(401))).toEqual({ ok: false, errorCode: 'ended' });
  });

  it('is that the service is away, where it cannot be reached or takes no more for a moment', async () => {
    for (const error of [new ApiUnavailable('gone'), new ApiUnavailable('full', { retryAfter: 3 })])
      expect(await actOutcome(thrown(error))).toEqual({ ok: false, errorCode: 'unavailable' });
  });

  it('is the same where something that was read before would have led to another page', async () => {
    const leading = new Error('NEXT_REDIRECT');
    noteUnavailability(leading, new ApiUnavailable('gone'));
    expect(await actOutcome(thrown(leading))).toEqual({ ok: false, errorCode: 'unavailable' });
  });

  it('hides nothing else that was thrown', async () => {
    await expect(actOutcome(thrown(new TypeError('a mistake')))).rejects.toThrow('a mistake');
  });
});
