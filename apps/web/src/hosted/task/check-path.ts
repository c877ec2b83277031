import { validateSection } from '@firstday/forms';
import { taskPaths } from './task-paths';
import { isReadyToReview, isSignedByStandIn, type SectionView, type TaskView } from './task-view';

/** Where the answers of a section are read once more: on the page that signs it, as soon as nothing is missing. */
export function checkPath(view: TaskView, section: SectionView): string {
  const paths = taskPaths(view.session.id, view.sheet.task.id);
  return isSignedWhereChecked(view, section) ? paths.sign : paths.review;
}

function isSignedWhereChecked(view: TaskView, section: SectionView): boolean {
  if (!section.section.attestation || isSignedByStandIn(view, section)) return false;
  return isReadyToReview(view, section) && validateSection(view, section.section.id).length === 0;
}
