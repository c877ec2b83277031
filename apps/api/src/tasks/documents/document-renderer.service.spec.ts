import { DocumentTooSlow } from '@firstday/documents/renderer';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../context/read-config.js';
import { DocumentRendererService } from './document-renderer.service.js';

const renderer = () =>
  new DocumentRendererService(readConfig({ DATABASE_URL: 'postgres://localhost/none', DATA_DIR: '/tmp' }));

describe('documents that requests wait for', () => {
  it('are refused where they take longer than ten seconds', async () => {
    const timeouts: (number | undefined)[] = [];
    const made = renderer().forRequest({ accountId: 'one' }, async ({ timeout }) => {
      timeouts.push(timeout);
      throw new DocumentTooSlow();
    });
    await expect(made).rejects.toMatchObject({ status: 400 });
    expect(timeouts).toEqual([10_000]);
  });

  it('are made one at a time of each account, and dropped where the client goes away before their turn', async () => {
    const service = renderer();
    const started: string[] = [];
    const ask = (accountId: string, signal?: AbortSignal) =>
      service.forRequest({ accountId, signal }, () => {
        started.push(accountId);
        return new Promise<never>(() => undefined);
      });
    void ask('hostile');
    const gone = new AbortController();
    const waiting = ask('hostile', gone.signal);
    void ask('quiet');
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['hostile', 'quiet']);
    gone.abort(new Error('the client went away'));
    await expect(waiting).rejects.toThrow('the client went away');
  });
});
