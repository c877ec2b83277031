import { describe, expect, it } from '@jest/globals';
import { unavailablePageOf } from './unavailable-page-of';

describe('a page that could not be made', () => {
  it.each([
    ['/dashboard', '/sign-in/unavailable?to=%2Fdashboard'],
    ['/dashboard/employees?status=late', '/sign-in/unavailable?to=%2Fdashboard%2Femployees%3Fstatus%3Dlate'],
    ['/sign-in/link', '/sign-in/unavailable?to=%2Fsign-in%2Flink'],
    ['/o/fs_1/tasks/task_1/review', '/o/fs_1/unavailable'],
    ['/o/fs_1', '/o/fs_1/unavailable'],
    ['/onboarding/continue', '/onboarding/unavailable'],
  ])('%s leads to %s', (page, to) => expect(unavailablePageOf(page)).toBe(to));

  it.each([
    '/sign-in/unavailable?to=/dashboard',
    '/o/fs_1/unavailable',
    '/onboarding/unavailable',
    '/components/tasks/list',
    '/dashboards',
  ])('%s leads nowhere', (page) => expect(unavailablePageOf(page)).toBeUndefined());
});
