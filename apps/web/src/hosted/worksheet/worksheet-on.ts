import { type Page, type Worksheet, worksheetsOf } from '@firstday/forms';
import { guideOf } from '../task/guide-of';
import type { TaskView } from '../task/task-view';

/** The worksheet that a page offers to whoever fills it in. */
export const worksheetOn = (view: TaskView, page: Pick<Page, 'id'>): Worksheet | undefined =>
  guideOf(view) ? worksheetsOf(view.edition).find((worksheet) => worksheet.page === page.id) : undefined;
