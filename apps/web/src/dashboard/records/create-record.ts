'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { paths, withQuery } from '../paths';
import { type ActionContext, requireSession } from '../session/current-session';
import type { ManagedKind } from './model/managed-kind';
import { readOwnProperties } from './read-own-properties';
import { readRecordForm } from './read-record-form';
import { toReadRecord } from './read-stored-record';
import { recordAdvice } from './record-advice';
import { recordOperations } from './record-operations';
import { refusedRecordIssues } from './refused-record-issues';

export async function createRecord(
  place: ActionContext,
  kind: ManagedKind,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const { active: own } = await readOwnProperties(await requireSession(place.path), place.path, kind);
    const read = await readRecordForm({ kind, act: 'create', own }, form);
    if (!read.ok) return rejectForm(before, form, read.issues);
    const made = await recordOperations[kind].create(place, read.input);
    if (!made.ok) return rejectForm(before, form, await refusedRecordIssues(made, await recordAdvice(kind)));
    const { record } = await toReadRecord(made.value);
    redirect(withQuery(paths.record(kind, record.id), { done: 'recordMade' }));
  });
}
