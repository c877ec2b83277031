import { setTimeout as wait } from 'node:timers/promises';
import type { TestApi, TestResponse } from './test-api.js';

/** Starts a check and waits until it is over. */
export async function finishedIntegrityCheck(
  api: TestApi,
  token = api.live.apiToken,
): Promise<TestResponse['body']> {
  const started = await api.call('integrity_checks.create', { token });
  if (started.status !== 201) throw new Error(JSON.stringify(started.body));
  const path = { integrity_check_id: started.body.id };
  for (let attempt = 0; attempt < 4000; attempt++) {
    const { body } = await api.call('integrity_checks.findById', { path, token });
    if (body.finished_at !== null) return body;
    await wait(25);
  }
  throw new Error('the check did not end in time');
}
