import { notFound, redirect } from 'next/navigation';
import { signInPath } from '../paths';
import { orRedirectToUnavailable } from '../session/current-session';
import type { ManagedKind } from './model/managed-kind';
import { recordOperations } from './record-operations';
import { StoredRecord } from './stored-record';

export interface ReadRecord {
  readonly record: StoredRecord;
  /** What was read: over another version nothing is written. */
  readonly version: string;
}

/** For pages: a record that the reader may see. Another account's is not found, as one that never was. */
export async function readStoredRecord(path: string, kind: ManagedKind, id: string): Promise<ReadRecord> {
  const answer = await orRedirectToUnavailable(path, () => recordOperations[kind].find(id));
  if (answer.ok) return toReadRecord(answer);
  if (answer.status === 401) redirect(signInPath(path, 'ended'));
  return notFound();
}

export async function toReadRecord(answer: Response): Promise<ReadRecord> {
  return { record: StoredRecord.parse(await answer.json()), version: answer.headers.get('etag') ?? '' };
}
