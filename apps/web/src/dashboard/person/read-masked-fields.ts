import type { TaskFields } from '@firstday/domain';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';

export type TaskFieldsOf = TaskFields['fields'];

/** The answers of a form, masked; undefined where they are kept apart from whoever asks. */
export async function readMaskedFields(task_id: string): Promise<TaskFieldsOf | undefined> {
  const read = await call('tasks.getFields', { params: { task_id }, query: {} }, await userCredential());
  return read.ok ? read.value.fields : undefined;
}
