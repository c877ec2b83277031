import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mondayToFriday } from '@firstday/forms';
import { dueDigest } from './due-digest.js';
import { dueMessages } from './due-messages.js';
import type { LadderFacts } from './ladder-facts.js';
import { wallClockIn } from './wall-clock.js';

const facts: LadderFacts = {
  startsOn: '2026-12-07',
  timeZone: 'America/New_York',
  calendar: { operatingDays: mondayToFriday, holidays: [] },
  readers: { employee: { language: 'es', isOptedOut: false } },
  tasks: [
    {
      id: 'tsk_2',
      clock: 'task',
      dueOn: '2026-12-07',
      waitsFor: ['employee'],
      since: '2026-11-01T15:00:00Z',
    },
    {
      id: 'tsk_1',
      clock: 'task',
      dueOn: '2026-12-04',
      waitsFor: ['employee'],
      since: '2026-11-01T15:00:00Z',
    },
  ],
  events: [
    { kind: 'sent_back', id: 'evt_1', at: '2026-12-02T14:01:00Z', to: 'employee', taskId: 'tsk_2' },
    { kind: 'document_ready', id: 'evt_2', at: '2026-12-02T14:02:00Z', to: 'employee', taskId: null },
  ],
  sent: [],
};
const now = new Date('2026-12-02T14:15:00Z');

describe('messages that are due', () => {
  it('say what they are about, first the most urgent, with a key for each step', () => {
    expect(dueMessages(facts, now)).toEqual([
      {
        key: 'tsk_1/employee@2026-12-04:before-2',
        kind: 'sent_back',
        also: ['document_ready'],
        to: 'employee',
        language: 'es',
        dueOn: '2026-12-04',
        taskIds: ['tsk_1', 'tsk_2'],
        asker: '',
        steps: [
          'tsk_1/employee@2026-12-04:before-2',
          'tsk_2/employee@2026-12-07:before-5',
          'evt_1/employee@sent_back',
          'evt_2/employee@document_ready',
        ],
      },
    ]);
  });

  it('have the same key for two workers that ask minutes apart, so that one of them sends', () => {
    const [one] = dueMessages(facts, now);
    const [other] = dueMessages(facts, new Date(now.getTime() + 7 * 60_000));
    expect(other?.key).toBe(one?.key);
  });

  it('are due no more once their steps are recorded', () => {
    const at = now.toISOString();
    const sent = dueMessages(facts, now).flatMap(({ steps }) => steps.map((key) => ({ key, at })));
    expect(sent).toHaveLength(4);
    expect(dueMessages({ ...facts, sent }, new Date(now.getTime() + 60_000))).toEqual([]);
  });

  it('wait for the quarter of an hour to end', () => {
    expect(dueMessages(facts, new Date('2026-12-02T14:14:59Z'))).toEqual([]);
  });

  it('are never due between nine in the evening and eight in the morning, wherever that is', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Denver',
      'Pacific/Honolulu',
      'America/Phoenix',
      'Pacific/Guam',
    );
    const moments = fc.integer({ min: Date.parse('2026-10-20'), max: Date.parse('2027-04-01') });
    let byDay = 0;
    fc.assert(
      fc.property(zones, moments, (timeZone, moment) => {
        const since = new Date(moment - 3_600_000).toISOString();
        const events = [
          { kind: 'sent_back', id: 'evt_1', at: since, to: 'employee', taskId: 'tsk_1' } as const,
        ];
        const due = dueMessages({ ...facts, timeZone, events }, new Date(moment));
        const { minutes } = wallClockIn(timeZone).at(moment);
        if (minutes < 480 || minutes >= 1260) expect(due).toEqual([]);
        else byDay += due.length;
      }),
    );
    expect(byDay).toBeGreaterThan(0);
  });

  it('are for nobody of whom nothing is known', () => {
    expect(dueMessages({ ...facts, readers: {} }, now)).toEqual([]);
  });

  it('are not worked out for a time zone that there is not', () => {
    expect(() => dueMessages({ ...facts, timeZone: 'Mars/Olympus' }, now)).toThrow(RangeError);
  });
});

describe('the clock on the wall', () => {
  const clock = wallClockIn('America/New_York');
  it.each<readonly [what: string, day: string, minutes: number, moment: string]>([
    ['in winter', '2026-12-02', 540, '2026-12-02T14:00:00.000Z'],
    ['in summer', '2026-07-02', 540, '2026-07-02T13:00:00.000Z'],
    ['in the hour that is left out: an hour later', '2027-03-14', 150, '2027-03-14T07:30:00.000Z'],
    ['in the hour that comes twice: the first', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ])('%s', (_what, day, minutes, moment) => {
    expect(new Date(clock.momentOf({ day, minutes })).toISOString()).toBe(moment);
  });
});

describe('the digest of those who sign', () => {
  const reader = {
    userId: 'usr_1',
    timeZone: 'America/Chicago',
    language: 'en',
    isAnythingWaiting: true,
    isOptedOut: false,
    sent: [],
  };
  const key = 'usr_1/employer@signer_digest:2026-12-02';
  const keyAt = (moment: string, more = {}) =>
    dueDigest({ ...reader, ...more }, new Date(moment))?.key ?? null;

  it('is due in the morning of a weekday, where something waits, and once', () => {
    expect(keyAt('2026-12-02T14:00:00Z')).toBe(key);
    expect(keyAt('2026-12-02T13:59:00Z')).toBeNull();
    expect(keyAt('2026-12-02T18:00:00Z')).toBeNull();
    expect(keyAt('2026-12-05T14:00:00Z')).toBeNull();
    expect(keyAt('2026-12-02T14:00:00Z', { isAnythingWaiting: false })).toBeNull();
    expect(keyAt('2026-12-02T14:00:00Z', { isOptedOut: true })).toBeNull();
    expect(keyAt('2026-12-02T14:00:00Z', { sent: [key] })).toBeNull();
  });
});
