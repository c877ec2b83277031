'use server';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type ActionState, readText, rejectForm } from '../../forms/action-state';
import { errorText } from '../../forms/error-text';
import { keepTyped } from '../../forms/keep-typed';
import { readForm } from '../../forms/read-form';
import { write } from '../../forms/write';
import type { ActionContext } from '../../session/current-session';
import { findWording } from './find-wording';
import { toWordingIssues } from './to-wording-issues';
import { wordingAdvice } from './wording-advice';
import { WordingInput } from './wording-input';
import { toWordingKey, wordingPath, type WordingPlace } from './wording-place';

/** Saves own words, or sends them to whoever is signed in, by the button that was pressed. */
export async function saveWording(
  place: ActionContext,
  of: WordingPlace,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const read = readForm(WordingInput, form, await wordingAdvice());
    if (!read.ok) return rejectForm(before, form, read.issues);
    const body = { ...toWordingKey(of), ...read.input };
    const tried = await write(place, 'message_wordings.preview', { body });
    if (!tried.ok) return rejectForm(before, form, [{ message: await errorText(tried.errorCode) }]);
    const { problems } = tried.value;
    if (problems.length > 0) {
      const { fields } = await findWording(of);
      return rejectForm(before, form, await toWordingIssues(problems, fields));
    }
    if (readText(form, 'act') === 'test') return sendTest(place, { before, form, body });
    const saved = await write(place, 'message_wordings.replace', { body });
    if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
    redirect(wordingPath(of, 'wordingSaved'));
  });
}

interface Tried {
  readonly before: ActionState;
  readonly form: FormData;
  readonly body: ReturnType<typeof toWordingKey> & WordingInput;
}

/** The form stays as it was typed, with where the test went. */
async function sendTest(place: ActionContext, { before, form, body }: Tried): Promise<ActionState> {
  const sent = await write(place, 'message_wordings.sendTest', { body });
  if (sent.ok) return { ...rejectForm(before, form, []), made: { sent_to: sent.value.sent_to } };
  // What it says is known: messages are off, or the last test was just now.
  const said = sent.problem?._tag === 'BadRequestError' ? await testRefusal(sent.problem.message) : undefined;
  return rejectForm(before, form, [{ message: said ?? (await errorText(sent.errorCode)) }]);
}

async function testRefusal(message: string): Promise<string> {
  const t = await getTranslations('wording');
  return t(message.startsWith('Messages are off') ? 'testOff' : 'testTooSoon');
}
