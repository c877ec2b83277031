import { createHash } from 'node:crypto';

import type { FilledAccount } from './fill-account.ts';
import type { RestClient } from './rest-client.ts';

/** What an account answers, by path; of files their hash. */
export type AccountReading = Readonly<Record<string, unknown>>;

/** Reads whatever an integrator reads of an account. */
export async function readAccount(api: RestClient, filled: FilledAccount): Promise<AccountReading> {
  const reading: Record<string, unknown> = {};
  for (const path of jsonPaths(filled)) reading[path] = withoutUses(await api.get(path));
  for (const path of filePaths(filled))
    reading[path] = createHash('sha256')
      .update(await api.bytes(path))
      .digest('hex');
  return reading;
}

/** That it was read is written down too. */
const withoutUses = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value) => (name === 'last_used_at' ? undefined : value));

const jsonPaths = (filled: FilledAccount): readonly string[] => [
  ...lists.map((list) => `${list}?per_page=100`),
  `/employees/${filled.employeeId}`,
  `/employers/${filled.employerId}`,
  `/clients/${filled.clientId}`,
  `/jobs/${filled.jobId}`,
  `/placements/${filled.placementId}`,
  `/placements/${filled.placementId}/explanation`,
  `/themes/${filled.themeId}`,
  `/users/${filled.userId}`,
  `/user_groups/${filled.userGroupId}`,
  `/webhooks/${filled.webhookId}`,
  `/webhooks/${filled.webhookId}/secret`,
  `/webhooks/${filled.webhookId}/deliveries?per_page=100`,
  '/account_settings',
  ...tasksOf(filled).flatMap((id) => [`/tasks/${id}`, `/tasks/${id}/fields`]),
];

const lists = [
  '/employees',
  '/employers',
  '/clients',
  '/jobs',
  '/placements',
  '/tasks',
  '/policies',
  '/custom_properties',
  '/themes',
  '/users',
  '/user_groups',
  '/webhooks',
  '/api_tokens',
];

const filePaths = (filled: FilledAccount): readonly string[] => [
  `/files/${filled.fileId}/content`,
  ...filled.completedTaskIds.flatMap((id) => [`/tasks/${id}/pdf`, `/tasks/${id}/certificate`]),
];

export const tasksOf = ({
  completedTaskIds,
  halfSignedTaskId,
  openTaskId,
}: FilledAccount): readonly string[] => [...completedTaskIds, halfSignedTaskId, openTaskId];

/** What happened to each task, by its id; reading it is written down too, so it comes last. */
export async function readTrails(
  api: RestClient,
  filled: FilledAccount,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const trails: Record<string, readonly object[]> = {};
  for (const id of tasksOf(filled)) trails[id] = (await api.get(`/tasks/${id}/audit`)).events;
  return trails;
}
