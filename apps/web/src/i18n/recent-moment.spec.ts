import { describe, expect, it } from '@jest/globals';
import { recentMoment } from './recent-moment';

const now = new Date('2026-11-25T18:00:00Z');
/** Some versions of ICU part the clock from its half of the day by a narrow space. */
const said = (at: string) => recentMoment(at, now, 'en-US', 'UTC').replaceAll(' ', ' ');

describe('a moment as one speaks of it', () => {
  it.each([
    ['2026-11-25T02:10:00Z', '2:10 AM UTC'],
    ['2026-11-23T02:10:00Z', 'Mon, Nov 23, 2:10 AM UTC'],
    ['2026-12-04T02:10:00Z', 'Fri, Dec 4, 2:10 AM UTC'],
    ['2026-11-01T02:10:00Z', 'Nov 1, 2026, 2:10 AM UTC'],
    ['2025-11-25T02:10:00Z', 'Nov 25, 2025, 2:10 AM UTC'],
  ])('%s is %s', (at, words) => expect(said(at)).toBe(words));
});
