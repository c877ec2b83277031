'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../../forms/action-state';
import { readForm } from '../../forms/read-form';
import { refusedIssues } from '../../forms/refused-issues';
import { write } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import type { ActionContext } from '../../session/current-session';
import { textsAdvice } from './texts-advice';
import { TextsInput } from './texts-input';
import type { TextsPlace } from './texts-place';

/** Writes the texts of one language; what was left empty is ours again. */
export async function saveTexts(
  place: ActionContext,
  { employer, language }: TextsPlace,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const advice = await textsAdvice();
  const read = readForm(TextsInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const body = { employer_id: employer || null, language, ...read.input };
  const saved = await write(place, 'hosted_texts.replace', { body });
  if (!saved.ok) return rejectForm(before, form, await refusedIssues(saved, advice));
  redirect(withQuery(paths.ownTexts, { employer, language, done: 'textsSaved' }));
}
