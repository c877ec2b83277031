import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !/\.spec\.ts$|^testing\/|^database\/|^context\//.test(file))
  .sort();
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** What reaches beyond one account though a request may have begun it, and why. */
const inRequests: Readonly<Record<string, string>> = {
  'embedding/changes/change-feed.ts': 'reads the events of all accounts that someone listens to, once',
  'http/health/readiness.store.ts': 'the database itself',
  'http/limits/request-counts.store.ts': 'the installation’s own table',
  'identity/access/request-context.service.ts': 'narrows it to the account of the request',
  'identity/access/tokens.store.ts': 'only its cache belongs to the process',
  'identity/accounts/accounts.service.ts':
    'makes organizations, lists accounts for background work, names the first one',
  'identity/security-log/key-log.service.ts': 'the console, in the first account’s log',
  'identity/security-log/security-reads.service.ts': 'writes entries of many accounts in one batch',
  'identity/sessions/password-sign-in.service.ts': 'the users of a browser, who may be of several accounts',
  'identity/users/passwords.service.ts':
    'the installation’s salt, and whether any password of the first version is left',
  'messages/text-replies.service.ts': 'STOP ends texts of every account to a number',
  'sealing/evidence/evidence-keys.service.ts': 'the installation’s own table',
  'sealing/keys/key-watcher.ts': 'the installation’s own table',
};

/** Work that no request waits for. */
const inBackground = [
  'background/heartbeat/worker-heartbeats.store.ts',
  'background/pruning/pruning.service.ts',
  'bulk/imports/import-runner.ts',
  'bulk/imports/import-worker.ts',
  'events/event-notifier.ts',
  'everify/case-update-poller.ts',
  'everify/everify-notices.ts',
  'everify/pending-actions.service.ts',
  'forms/pdfs/form-pdf-remover.ts',
  'outbox/bounces.store.ts',
  'outbox/outbox-queue.ts',
  'placements/placement-refresh-worker.ts',
  'records/employees/deleted-employees.store.ts',
  'sealing/keys/resealing.service.ts',
  'sealing/orphans/orphan-files.service.ts',
  'tasks/compliance/compliance-refreshes.store.ts',
  'tasks/compliance/due-deadlines.service.ts',
  'tasks/digests/digest.service.ts',
  'tasks/documents/document-jobs.service.ts',
  'tasks/inspection/ended-packages.service.ts',
  'tasks/inspection/package-maker.ts',
  'tasks/integrity/integrity-check-queue.ts',
  'tasks/integrity/integrity-checks.service.ts',
  'tasks/ladder/ladder-feed.service.ts',
  'tasks/ladder/ladder-worker.ts',
  'tasks/ladder/ladder.service.ts',
  'tasks/renewals/renewal-asker.service.ts',
  'tasks/renewals/scope-changes.service.ts',
  'tasks/retention/destruction-certificates.store.ts',
  'tasks/retention/retention.store.ts',
  'tasks/task-expiry.service.ts',
  'tasks/trail/anchor-time-stamp-worker.ts',
  'tasks/trail/anchor-time-stamper.ts',
  'tasks/trail/anchor-worker.ts',
  'tasks/trail/anchors.service.ts',
  'tasks/trail/index-attestation-worker.ts',
  'webhooks/delivery-queue.ts',
];

describe('work across accounts', () => {
  it('is that of the background, and of a few acts whose reason is given', () => {
    const unscoped = /this\.database\.(run|transaction|manager|insert|readTransaction)\b|this\.database[,);]/;
    const outside = filesWith(unscoped).filter((file) => !inBackground.includes(file));
    expect(outside).toEqual(Object.keys(inRequests));
    expect(inBackground.filter((file) => !filesWith(unscoped).includes(file))).toEqual([]);
  });

  it('is done within a request by those alone whose act concerns several accounts', () => {
    expect(filesWith(/\bacrossAccounts\(/)).toEqual([
      'identity/connected-organizations/connected-organization-deletion.service.ts',
      'identity/connected-organizations/connected-organizations.service.ts',
      'identity/sessions/account-links.service.ts',
      'identity/sessions/account-switch.service.ts',
      'identity/sessions/administrator-links.service.ts',
      'identity/sessions/identity-proof.service.ts',
      'identity/sessions/known-devices.store.ts',
      'identity/sessions/password-change.service.ts',
      'identity/users/users.store.ts',
    ]);
  });

  it('is begun by no controller: what a request is given comes from its context', () => {
    const controllers = sources.filter((file) => file.endsWith('.controller.ts'));
    expect(controllers.length).toBeGreaterThan(20);
    expect(
      filesWith(/\bDatabase\b.*from '.*database\/index\.js'/).filter((file) => controllers.includes(file)),
    ).toEqual([]);
  });
});
