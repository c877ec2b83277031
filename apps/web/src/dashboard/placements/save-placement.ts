'use server';
import { Placement } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { paths, withQuery } from '../paths';
import { type ActionContext, requireSession } from '../session/current-session';
import { changedMeanwhile } from '../records/changed-meanwhile';
import { readOwnProperties } from '../records/read-own-properties';
import { readStoredRecord, toReadRecord } from '../records/read-stored-record';
import { readRecordForm } from '../records/read-record-form';
import { recordAdvice } from '../records/record-advice';
import { recordOperations } from '../records/record-operations';
import { refusedRecordIssues } from '../records/refused-record-issues';
import { foreseeForms } from './foresee-forms';
import { previewBody } from './preview-body';

const kind = 'placement';

/** Says which forms would come and go; sent again, the placement is made or changed, and the new forms are asked for. */
export async function savePlacement(
  place: ActionContext,
  id: string | undefined,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const { active: own } = await readOwnProperties(await requireSession(place.path), place.path, kind);
    const read = await readRecordForm({ kind, act: id === undefined ? 'create' : 'update', own }, form);
    if (!read.ok) return rejectForm(before, form, read.issues);
    const now = id === undefined ? undefined : (await readStoredRecord(place.path, kind, id)).record;
    const foreseen = await foreseeForms(Placement.optional().parse(now), previewBody(now, read.input));
    const shown = JSON.stringify(foreseen?.lists ?? []);
    if (foreseen && readText(form, 'foreseen') !== shown) {
      form.set('foreseen', shown);
      return { ...rejectForm(before, form, []), foreseen };
    }
    return writePlacement(place, { id, body: { ...read.input, create_tasks: true } }, { before, form });
  });
}

async function writePlacement(
  place: ActionContext,
  { id, body }: { readonly id: string | undefined; readonly body: Readonly<Record<string, unknown>> },
  { before, form }: { readonly before: ActionState; readonly form: FormData },
): Promise<ActionState> {
  const { create, update } = recordOperations[kind];
  const written =
    id === undefined ? await create(place, body) : await update(place, id, body, readText(form, 'version'));
  if (written.ok) {
    const { record } = await toReadRecord(written.value);
    const done = id === undefined ? 'recordMade' : 'recordSaved';
    redirect(withQuery(paths.record(kind, record.id), { done }));
  }
  if (written.errorCode !== 'stale' || id === undefined)
    return rejectForm(before, form, await refusedRecordIssues(written, await recordAdvice(kind)));
  const { version, issues } = await changedMeanwhile(place.path, { kind, id }, body);
  form.set('version', version);
  return rejectForm(before, form, issues);
}
