import { join } from 'node:path';

import { apiFolder } from '../setup/build.mjs';

/*
 * Records messages as the service does, in one transaction, as a process of its own: `{count}` says how many. Its settings
 * are in its environment.
 */
const imported = (...path) => import(join(apiFolder, ...path));
const { createApp } = await imported('create-app.js');
const { readConfig } = await imported('context', 'read-config.js');
const { systemContext } = await imported('context', 'index.js');
const { Database } = await imported('database', 'index.js');
const { MessageSettingsStore, OutboxService } = await imported('outbox', 'index.js');

const domains = 50;
/** PostgreSQL takes 65,535 values at a time. */
const mostAtOnce = 1000;

const app = await createApp(readConfig(process.env));
const account = JSON.parse(process.env.BENCH_ACCOUNT);
const content = {
  sender_name: 'Harbor Foods',
  reader_name: 'Ana',
  url: `https://onboarding.example.com/onboarding?link=${'a'.repeat(43)}`,
  expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
};
const context = () => systemContext(account, new Date(), app.get(Database));

await app.get(MessageSettingsStore).save(context(), { mode: 'on', sender_name: null });

process.on('message', async ({ count }) => {
  const given = Array.from({ length: count }, (_, nth) => ({
    kind: 'invitation',
    to: `person-${nth}@example-${nth % domains}.com`,
    language: 'en',
    content,
    employeeId: 'ee_1111111111111111111111',
  }));
  const ctx = context();
  await ctx.db.transaction(async (db) => {
    for (let from = 0; from < count; from += mostAtOnce)
      await app.get(OutboxService).queue({ ...ctx, db }, given.slice(from, from + mostAtOnce));
  });
  process.send('recorded');
});
process.on('disconnect', () => process.exit());
process.send('ready');
