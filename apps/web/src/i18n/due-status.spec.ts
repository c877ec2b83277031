import { webWords } from '@firstday/domain/languages/web-words';
import { describe, expect, it } from '@jest/globals';
import { type ToldDeadline, dayBoundary, dueStatusOf, formatLastChange, toDateInput } from './due-status';
import { formatMessage } from './format-message';

const now = new Date(2026, 10, 21, 11, 0);
const at = (day: number, hour: number) => ({ due_at: new Date(2026, 10, day, hour).toISOString() });

describe('a deadline', () => {
  it('that is past names the day that was missed', () => {
    expect(dueStatusOf(at(16, 17), now, 'en')).toEqual({
      urgency: 'overdue',
      date: 'Mon,\u00a0Nov\u00a016',
      days: -5,
    });
  });

  it('of this very day is due today until its hour, and overdue after it', () => {
    expect(dueStatusOf(at(21, 17), now, 'en').urgency).toBe('today');
    expect(dueStatusOf(at(21, 10), now, 'en').urgency).toBe('overdue');
  });

  it('is soon for three days, and later from then on', () => {
    expect(dueStatusOf(at(24, 23), now, 'en')).toMatchObject({ urgency: 'soon', days: 3 });
    expect(dueStatusOf(at(25, 0), now, 'en')).toMatchObject({ urgency: 'later', days: 4 });
  });

  it('names the year where it is another, in the reader’s language', () => {
    expect(dueStatusOf({ due_on: '2027-01-04' }, now, 'es').date).toBe(
      'lun,\u00a04\u00a0de\u00a0ene\u00a0de\u00a02027',
    );
  });

  it('that is a day lasts to its end', () => {
    expect(dueStatusOf({ due_on: '2026-11-21' }, now, 'en').urgency).toBe('today');
    expect(dueStatusOf({ due_on: '2026-11-20' }, now, 'en')).toMatchObject({ urgency: 'overdue', days: -1 });
  });

  it('stands as the employer’s day does where that is told', () => {
    const standing = (urgency: ToldDeadline['urgency']) =>
      dueStatusOf({ due_on: '2026-11-21', urgency }, now, 'en').urgency;
    expect(standing('overdue')).toBe('overdue');
    expect(standing('due_today')).toBe('today');
  });
});

describe('the same missed day', () => {
  // The end of November 19 where employers of the United States are.
  it.each([
    ['Guam', '2026-11-19T13:59:59.999Z'],
    ['Greenwich', '2026-11-19T23:59:59.999Z'],
    ['New York', '2026-11-20T04:59:59.999Z'],
    ['Los Angeles', '2026-11-20T07:59:59.999Z'],
    ['American Samoa', '2026-11-20T10:59:59.999Z'],
  ])('has one date on every page, of an employer in %s', (_place, due_at) => {
    const due_on = '2026-11-19';
    const told: ToldDeadline[] = [{ due_at }, { due_at, due_on }, { due_on }, { due_on, urgency: 'overdue' }];
    const days = told.map((deadline) => dueStatusOf(deadline, now, 'en'));
    expect(days.map(({ urgency, date }) => `${urgency} ${date}`)).toEqual(
      told.map(() => 'overdue Thu,\u00a0Nov\u00a019'),
    );
  });

  it('is today until it ends at the employer’s, though it is the next day in Greenwich', () => {
    const evening = new Date('2026-11-20T03:00:00Z');
    const deadline = { due_at: '2026-11-20T04:59:59.999Z' };
    expect(dueStatusOf(deadline, evening, 'en')).toMatchObject({ urgency: 'today', days: 0 });
  });
});

describe('of every language', () => {
  it.each([
    ['en', 'Late: was due Thu, Nov 19'],
    ['es', 'Atrasado: venció el jue, 19 de nov'],
    ['ar', 'متأخر: كان موعده الخميس، 19 نوفمبر'],
  ] as const)('%s says that it is late and which day was missed', (locale, sentence) => {
    const { date } = dueStatusOf({ due_on: '2026-11-19' }, now, locale);
    const said = formatMessage(webWords[locale].components.wasDue, { date }, locale);
    expect(said.replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});

describe('a visit', () => {
  it.each([
    [new Date(2026, 10, 21, 10, 59, 50), 'this minute'],
    [new Date(2026, 10, 21, 9, 0), '2 hours ago'],
    [new Date(2026, 10, 20, 8, 0), 'yesterday'],
    [new Date(2026, 10, 1, 8, 0), 'Nov 1, 2026'],
  ])('at %s is said as %s', (moment, words) => {
    expect(formatLastChange(moment.toISOString(), now, 'en')).toBe(words);
  });
});

describe('a day that is picked', () => {
  it('is asked from its first to its last moment where the reader is', () => {
    expect(dayBoundary('2026-11-26', 'first')).toBe(new Date(2026, 10, 26).toISOString());
    expect(dayBoundary('2026-11-26', 'last')).toBe(new Date(2026, 10, 26, 23, 59, 59, 999).toISOString());
    expect(dayBoundary('soon', 'first')).toBeUndefined();
  });

  it('comes back as it was picked', () => {
    for (const edge of ['first', 'last'] as const)
      expect(toDateInput(dayBoundary('2026-11-26', edge) ?? '')).toBe('2026-11-26');
    expect(toDateInput('never')).toBe('');
  });
});
