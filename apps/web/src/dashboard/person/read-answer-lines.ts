import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { type AnswerLine, shownAnswerLines } from './shown-answer-lines';
import { taskEdition } from './task-edition';

/** The answers of a form in words, masked; none where they are kept apart from whoever asks. */
export async function readAnswerLines(task_id: string, locale: string): Promise<AnswerLine[]> {
  const [credential, params] = [await userCredential(), { task_id }];
  const [fields, versions] = await Promise.all([
    call('tasks.getFields', { params, query: {} }, credential),
    call('tasks.listVersions', { params }, credential),
  ]);
  if (!fields.ok || !versions.ok) return [];
  const edition = taskEdition(versions.value);
  return edition ? shownAnswerLines(edition, fields.value, locale) : [];
}
