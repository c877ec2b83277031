import type { Page } from '@firstday/forms';
import { getTranslations } from 'next-intl/server';
import { callRaw } from '../../api/call';
import { subtaskOf, type TaskView } from '../task/task-view';
import type { DisplayedIssue } from './save-state';

/** Files that came with the page itself, which is how they come without JavaScript. */
export async function storePostedFiles(
  token: string,
  view: TaskView,
  page: Page,
  form: FormData,
): Promise<readonly DisplayedIssue[]> {
  const subtask = subtaskOf(view.sheet, page.id);
  const t = await getTranslations('field');
  const issues: DisplayedIssue[] = [];
  for (const { path } of page.fields.filter((field) => field.kind === 'file')) {
    for (const file of form.getAll(path)) {
      if (!subtask || typeof file === 'string' || file.size === 0) continue;
      const status = await storeFile(token, subtask, path, file);
      if (status >= 300)
        issues.push({ path, message: `${file.name}: ${t(status === 413 ? 'fileTooLarge' : 'fileKind')}` });
    }
  }
  return issues;
}

async function storeFile(token: string, subtask: string, path: string, file: File): Promise<number> {
  const body = new FormData();
  body.append(path, file, file.name);
  return (
    await callRaw(
      'subtasks.uploadFiles',
      { params: { subtask_id: subtask }, upload: { content: body } },
      token,
    )
  ).status;
}
