'use client';
import { useEffect } from 'react';
import { isUnreportedCompletion } from './is-unreported-completion';
import { useComponent } from './component-context';

/** Milliseconds: a task that was completed longer ago is no news. */
const news = 10 * 60_000;

/** Tells the page around this one of cases that change, and of tasks that are completed while this page is open. */
export function CompletedTasks() {
  const { api, onChange, tell } = useComponent();
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind === 'everify_case') tell({ type: 'case_updated', everify_case_id: change.id });
        if (change.kind !== 'task') return;
        const tellOfTask = async () => {
          const input = { params: { task_id: change.id } };
          const task = await api.call('tasks.findById', input).catch(() => undefined);
          if (!task?.completed_at) return;
          const sinceThen = Date.parse(task.updated_at) - Date.parse(task.completed_at);
          if (sinceThen > news || !isUnreportedCompletion(task)) return;
          tell({ type: 'task_completed', task_id: task.id, employee_id: task.employee_id });
        };
        void tellOfTask();
      }),
    [api, onChange, tell],
  );
  return null;
}
