import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { shutDownGracefully } from '../background/shutdown-on-signals.js';
import { Database, InstallationPlaces } from '../database/index.js';
import { createRecord } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { ownerConnections } from '../testing/owner-connections.js';
import { TestApi } from '../testing/test-api.js';

it('a copy of an installation sends no message, also none that waited when it was copied, until it is adopted', async () => {
  const mail = await MailServer.start();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'people@firstday.example', MAIL_SECONDS: '2' };
  // Nobody sends in it: what is asked for waits.
  // A database is copied while no one else is connected to it: by the owner alone.
  const api = await TestApi.start({ ...settings, ROLE: 'api' }, 'owner');
  await api.call('message_settings.update', { body: { mode: 'on' } });
  const { id } = await createRecord(api, 'employees', { email: 'waits@example.com' });
  await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
  await shutDownGracefully(api.app);
  await ownerConnections.close(api.app);

  const url = new URL(api.serviceUrl);
  const name = url.pathname.slice(1);
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}_copy TEMPLATE ${name}`);
  await client.end();
  url.pathname = `/${name}_copy`;
  const dataDir = await mkdtemp(join(tmpdir(), 'firstday-copy-'));
  await cp(api.dataDir, dataDir, { recursive: true });
  const copy = await TestApi.beside(api, { ...settings, DATABASE_URL: url.href, DATA_DIR: dataDir });
  await wait(2500);
  expect(mail.arrived).toEqual([]);

  const places = new InstallationPlaces(copy.app.get(Database, { strict: false }), {
    dataDir,
    installationName: undefined,
  });
  await places.adopt();
  const [sent] = await mail.mailsTo('waits@example.com');
  expect(sent?.parsed.text).toContain('?link=');
  await wait(1000);
  expect(mail.arrived).toHaveLength(1);
  await copy.stop();
  await mail.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(api.dataDir, { recursive: true, force: true });
}, 60_000);
