import { describe, expect, it } from '@jest/globals';
import { sectionAt } from './section-at';

const links = [
  { id: 'home', href: '/dashboard', icon: 'home' },
  { id: 'policies', href: '/dashboard/policies', icon: 'checklist' },
  { id: 'policyLibrary', href: '/dashboard/policies/library', icon: 'book' },
  { id: 'placements', href: '/dashboard/records/placements', icon: 'badge' },
] as const;

describe('the section of a page', () => {
  it.each([
    ['/dashboard/policies/pol_1?done=1', 'policies'],
    ['/dashboard/policies/library/gone', 'policyLibrary'],
    ['/dashboard/records/placements/pla_1/edit', 'placements'],
    ['/dashboard/records/placements', 'placements'],
    ['/dashboard/policies-of-old', undefined],
    ['/dashboard/employees/ee_1', undefined],
    ['/dashboard', undefined],
    ['', undefined],
  ])('of %s is %s', (page, section) => {
    expect(sectionAt(links, page)?.id).toBe(section);
  });
});
