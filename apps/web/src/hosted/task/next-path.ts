import { checkPath } from './check-path';
import { taskPaths } from './task-paths';
import {
  firstUnfinishedPage,
  isForSomebodyElse,
  openSection,
  type SectionView,
  sectionViews,
  type TaskView,
} from './task-view';

/** Where one who opens a task goes on. */
export function nextPath(view: TaskView, isFromQueue = false): string {
  const { session, sheet } = view;
  const paths = taskPaths(session.id, sheet.task.id);
  const open = openSection(view);
  if (open && isForSomebodyElse(view, open)) return paths.handover;
  if (open) {
    const unfinished = firstUnfinishedPage(view, open);
    // An employer first reads what the employee entered, then begins.
    const isBeginning = unfinished !== undefined && unfinished === open.pages[0];
    // From the queue, what the employee signed stands beside the fields; only what they ask is read first.
    const isAsked = sheet.correction?.status === 'asked';
    const readsFirst =
      (!isFromQueue || isAsked) &&
      session.side === 'employer' &&
      !session.representative &&
      followsOtherSide(view, open);
    if (readsFirst && isBeginning) return paths.answers;
    return unfinished ? paths.page(unfinished.id) : checkPath(view, open);
  }
  if (sheet.task.status === 'completed') return paths.done;
  return session.side === 'employer' ? paths.answers : paths.done;
}

/** A notice begins with the employer: there is nothing of the employee's to read yet. */
function followsOtherSide(view: TaskView, { section }: SectionView): boolean {
  const shown = sectionViews(view).map((it) => it.section);
  return shown
    .slice(0, shown.indexOf(section))
    .some(({ assignee }) => assignee !== view.session.side && assignee !== 'system');
}
