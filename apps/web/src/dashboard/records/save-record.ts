'use server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { paths, withQuery } from '../paths';
import { type ActionContext, requireSession } from '../session/current-session';
import type { ManagedKind } from './model/managed-kind';
import { changedMeanwhile } from './changed-meanwhile';
import { readOwnProperties } from './read-own-properties';
import { readRecordForm } from './read-record-form';
import { recordAdvice } from './record-advice';
import { recordOperations } from './record-operations';
import { refusedRecordIssues } from './refused-record-issues';

interface SavedRecord {
  readonly kind: ManagedKind;
  readonly id: string;
}

/** Writes over the version that the form was made of; whoever saved meanwhile is not overwritten unseen. */
export async function saveRecord(
  place: ActionContext,
  saved: SavedRecord,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const { kind, id } = saved;
    const { active: own } = await readOwnProperties(await requireSession(place.path), place.path, kind);
    const read = await readRecordForm({ kind, act: 'update', own }, form);
    if (!read.ok) return rejectForm(before, form, read.issues);
    const written = await recordOperations[kind].update(place, id, read.input, readText(form, 'version'));
    if (written.ok) redirect(withQuery(paths.record(kind, id), { done: 'recordSaved' }));
    if (written.errorCode !== 'stale')
      return rejectForm(before, form, await refusedRecordIssues(written, await recordAdvice(kind)));
    const { version, issues } = await changedMeanwhile(place.path, saved, read.input);
    form.set('version', version);
    return rejectForm(before, form, issues);
  });
}
