import { describe, expect, it } from '@jest/globals';
import { addDays, dueDate, mondayToFriday } from '@firstday/forms';
import { simulate, type Simulation } from '../testing/simulated-clock.js';
import type { LadderEvent, LadderFacts, LadderTask } from './ladder-facts.js';

/*
 * Forty-five days of a simulated clock: what happens, and each message that is sent. A line is the day and the time where the
 * work is, whom it goes to, its kind, and what else it tells. Reminders are sent a quarter past nine: those of nine, in one.
 */

const weekdays = { operatingDays: mondayToFriday, holidays: [] };
/** As Section 2 of Form I-9 has it: 8 CFR 274a.2(b)(1)(ii), (iii). */
const sectionTwo = { businessDays: 3, unlessJobShorterThan: 3 };
const english = { language: 'en', isOptedOut: false };

/** Monday, 23 November 2026, eleven in the morning in New York. */
const asked = '2026-11-23T16:00:00Z';

const facts = (more: Partial<LadderFacts>): LadderFacts => ({
  startsOn: '2026-12-07',
  timeZone: 'America/New_York',
  calendar: weekdays,
  readers: { employee: english, employer: english, representative: english },
  tasks: [],
  events: [],
  sent: [],
  ...more,
});

const task = (more: Partial<LadderTask>): LadderTask => ({
  id: 'tsk_1',
  clock: 'task',
  dueOn: '2026-12-07',
  waitsFor: ['employee'],
  since: asked,
  ...more,
});

const event = (more: Partial<LadderEvent>): LadderEvent => ({
  kind: 'invitation',
  id: 'evt_1',
  at: asked,
  to: 'employee',
  taskId: null,
  ...more,
});

const done = (more: Partial<LadderTask> = {}): LadderTask => task({ ...more, waitsFor: [] });

interface Scenario extends Partial<Simulation> {
  readonly title: string;
  readonly facts: LadderFacts;
  readonly sent: readonly string[];
}

const scenarios: readonly Scenario[] = [
  {
    title: 'Forms asked for two weeks ahead that nobody fills in',
    facts: facts({ tasks: [task({})], events: [event({})] }),
    sent: [
      '11-23 11:00 employee invitation',
      '11-27 09:15 employee reminder',
      '12-02 09:15 employee reminder',
      '12-05 09:15 employee reminder',
      '12-06 09:15 employee reminder',
      '12-07 09:15 employee last_reminder',
      '12-10 09:15 employee overdue',
      '12-13 09:15 employee overdue',
      '12-16 09:15 employee overdue',
      '12-19 09:15 employee overdue',
      '12-22 09:15 employee overdue',
      '12-25 09:15 employee overdue',
      '12-28 09:15 employee overdue',
      '12-31 09:15 employee overdue',
      '01-03 09:15 employee overdue',
      '01-06 09:15 employee overdue',
    ],
  },
  {
    title: 'Forms that are finished on the eighth day',
    facts: facts({ tasks: [task({})], events: [event({})] }),
    changes: [{ at: '2026-12-03T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-23 11:00 employee invitation',
      '11-27 09:15 employee reminder',
      '12-02 09:15 employee reminder',
    ],
  },
  {
    title: 'Forms asked for three days ahead: what lies before is not caught up on',
    facts: facts({ tasks: [task({ dueOn: '2026-11-26' })], events: [event({})] }),
    changes: [{ at: '2026-11-26T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-23 11:00 employee invitation',
      '11-24 09:15 employee reminder',
      '11-25 09:15 employee reminder',
      '11-26 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Forms asked for on the day itself: the invitation is reminder enough until they are late',
    facts: facts({ tasks: [task({ dueOn: '2026-11-23' })], events: [event({})] }),
    changes: [{ at: '2026-11-27T20:00:00Z', tasks: [done()] }],
    sent: ['11-23 11:00 employee invitation', '11-26 09:15 employee overdue'],
  },
  {
    title: 'Section 1 not signed by the first day of work: told on the next day, by the law’s clock',
    facts: facts({
      startsOn: '2026-12-01',
      tasks: [
        task({
          clock: 'section_1',
          dueOn: dueDate({ businessDays: 0 }, { firstDay: '2026-12-01', ...weekdays }),
        }),
      ],
    }),
    changes: [{ at: '2026-12-05T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-26 09:15 employee reminder',
      '11-29 09:15 employee reminder',
      '11-30 09:15 employee reminder',
      '12-01 09:15 employee last_reminder',
      '12-02 09:15 employee overdue',
      '12-04 09:15 employee overdue',
    ],
  },
  {
    title:
      'Section 2 of a start on Monday: on the first day, the day before the third business day, and on it; then late',
    facts: facts({
      tasks: [
        task({
          clock: 'section_2',
          dueOn: dueDate(sectionTwo, { firstDay: '2026-12-07', ...weekdays }),
          waitsFor: ['employer'],
        }),
      ],
    }),
    days: 25,
    sent: [
      '12-07 09:15 employer section_2_due',
      '12-09 09:15 employer section_2_due',
      '12-10 09:15 employer section_2_due',
      '12-11 09:15 employer section_2_late',
      '12-13 09:15 employer section_2_late',
      '12-16 09:15 employer section_2_late',
    ],
  },
  {
    title: 'Section 2 over Thanksgiving, of an employer that is closed then',
    facts: facts({
      startsOn: '2026-11-24',
      calendar: { ...weekdays, observesFederalHolidays: true },
      tasks: [
        task({
          clock: 'section_2',
          dueOn: dueDate(sectionTwo, { firstDay: '2026-11-24', ...weekdays, observesFederalHolidays: true }),
          waitsFor: ['employer'],
        }),
      ],
    }),
    changes: [{ at: '2026-12-01T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-24 09:15 employer section_2_due',
      '11-27 09:15 employer section_2_due',
      '11-30 09:15 employer section_2_due',
      '12-01 09:15 employer section_2_late',
    ],
  },
  {
    title: 'Section 2 of a job of two days: due on the first',
    facts: facts({
      tasks: [
        task({
          clock: 'section_2',
          dueOn: dueDate(sectionTwo, { firstDay: '2026-12-07', jobDays: 2, ...weekdays }),
          waitsFor: ['employer'],
        }),
      ],
    }),
    changes: [{ at: '2026-12-07T20:00:00Z', tasks: [done()] }],
    sent: ['12-07 09:15 employer section_2_due'],
  },
  {
    title: 'Section 2 signed on the second day',
    facts: facts({ tasks: [task({ clock: 'section_2', dueOn: '2026-12-10', waitsFor: ['employer'] })] }),
    changes: [{ at: '2026-12-08T20:00:00Z', tasks: [done()] }],
    sent: ['12-07 09:15 employer section_2_due'],
  },
  {
    title: 'Section 2 left to a representative: asked at once, then by the law’s clock',
    facts: facts({
      tasks: [task({ clock: 'section_2', dueOn: '2026-12-10', waitsFor: ['representative'] })],
      events: [event({ kind: 'representative_asked', to: 'representative', taskId: 'tsk_1' })],
    }),
    changes: [{ at: '2026-12-09T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-23 11:00 representative representative_asked',
      '12-07 09:15 representative section_2_due',
      '12-09 09:15 representative section_2_due',
    ],
  },
  {
    title: 'A receipt of 10 September: the document by 9 December, both are told',
    facts: facts({
      tasks: [
        task({
          clock: 'receipt',
          dueOn: addDays('2026-09-10', 90),
          waitsFor: ['employee', 'employer'],
          since: '2026-09-10T15:00:00Z',
        }),
      ],
    }),
    changes: [{ at: '2026-12-08T20:00:00Z', tasks: [done()] }],
    from: '2026-11-01T15:00:00Z',
    sent: [
      '11-09 09:15 employee receipt_due',
      '11-09 09:15 employer receipt_due',
      '11-25 09:15 employee receipt_due',
      '11-25 09:15 employer receipt_due',
      '12-02 09:15 employee receipt_due',
      '12-02 09:15 employer receipt_due',
      '12-08 09:15 employee receipt_due',
      '12-08 09:15 employer receipt_due',
    ],
  },
  {
    title: 'A right to work that ends on 30 December, ninety days before: the first half',
    facts: facts({
      tasks: [
        task({
          clock: 'reverification',
          dueOn: '2026-12-30',
          waitsFor: ['employee', 'employer'],
          since: '2026-01-05T15:00:00Z',
        }),
      ],
    }),
    from: '2026-10-01T12:00:00Z',
    sent: [
      '10-01 09:15 employee reverification_due',
      '10-01 09:15 employer reverification_due',
      '10-31 09:15 employee reverification_due',
      '10-31 09:15 employer reverification_due',
    ],
  },
  {
    title: 'The same right to work: the second half, and nobody looked at a document',
    facts: facts({
      tasks: [
        task({
          clock: 'reverification',
          dueOn: '2026-12-30',
          waitsFor: ['employer'],
          since: '2026-01-05T15:00:00Z',
        }),
      ],
    }),
    from: '2026-11-20T15:00:00Z',
    sent: [
      '11-30 09:15 employer reverification_due',
      '12-23 09:15 employer reverification_due',
      '12-31 09:15 employer reverification_due',
      '01-02 09:15 employer reverification_due',
    ],
  },
  {
    title: 'Three forms due on one day: one message each time',
    facts: facts({ tasks: ['tsk_1', 'tsk_2', 'tsk_3'].map((id) => task({ id })) }),
    changes: [{ at: '2026-12-07T20:00:00Z', tasks: [] }],
    sent: [
      '11-27 09:15 employee reminder',
      '12-02 09:15 employee reminder',
      '12-05 09:15 employee reminder',
      '12-06 09:15 employee reminder',
      '12-07 09:15 employee last_reminder',
    ],
  },
  {
    title: 'A form due today and one due in five days: one message, the more urgent',
    facts: facts({ tasks: [task({ dueOn: '2026-11-30' }), task({ id: 'tsk_2', dueOn: '2026-12-05' })] }),
    changes: [{ at: '2026-11-30T20:00:00Z', tasks: [] }],
    sent: [
      '11-25 09:15 employee reminder',
      '11-28 09:15 employee reminder',
      '11-29 09:15 employee reminder',
      '11-30 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Two forms sent back and a copy ready within a quarter of an hour: one message',
    facts: facts({
      tasks: [task({ dueOn: null }), task({ id: 'tsk_2', dueOn: null })],
      events: [
        event({ kind: 'sent_back', id: 'evt_1', taskId: 'tsk_1' }),
        event({ kind: 'sent_back', id: 'evt_2', taskId: 'tsk_2', at: '2026-11-23T16:04:00Z' }),
        event({ kind: 'document_ready', id: 'evt_3', at: '2026-11-23T16:12:00Z' }),
      ],
    }),
    sent: ['11-23 11:15 employee sent_back+document_ready'],
  },
  {
    title: 'A form sent back, and another forty minutes later: two messages',
    facts: facts({
      tasks: [task({ dueOn: null }), task({ id: 'tsk_2', dueOn: null })],
      events: [
        event({ kind: 'sent_back', id: 'evt_1', taskId: 'tsk_1' }),
        event({ kind: 'sent_back', id: 'evt_2', taskId: 'tsk_2', at: '2026-11-23T16:40:00Z' }),
      ],
    }),
    sent: ['11-23 11:15 employee sent_back', '11-23 11:55 employee sent_back'],
  },
  {
    title: 'A form sent back at half past ten in the evening: told in the morning',
    facts: facts({
      tasks: [task({ dueOn: null })],
      events: [event({ kind: 'sent_back', taskId: 'tsk_1', at: '2026-11-24T03:30:00Z' })],
    }),
    sent: ['11-24 08:15 employee sent_back'],
  },
  {
    title: 'A form sent back in the evening and corrected in the night: not told',
    facts: facts({
      tasks: [task({ dueOn: null })],
      events: [event({ kind: 'sent_back', taskId: 'tsk_1', at: '2026-11-24T03:30:00Z' })],
    }),
    changes: [{ at: '2026-11-24T05:00:00Z', tasks: [done({ dueOn: null })] }],
    sent: [],
  },
  {
    title:
      'Ten minutes to nine in the evening: the quarter of an hour would end in the night, so in the morning',
    facts: facts({ events: [event({ kind: 'document_ready', at: '2026-11-24T01:50:00Z' })] }),
    sent: ['11-24 08:00 employee document_ready'],
  },
  {
    title: 'An invitation in the night in which summer time begins: at eight by the new time',
    facts: facts({
      tasks: [task({ dueOn: '2027-03-20', since: '2027-03-14T04:00:00Z' })],
      events: [event({ at: '2027-03-14T04:00:00Z' })],
    }),
    from: '2027-03-13T15:00:00Z',
    changes: [{ at: '2027-03-15T18:00:00Z', tasks: [] }],
    sent: ['03-14 08:00 employee invitation', '03-15 09:15 employee reminder'],
  },
  {
    title: 'Reminders over the night in which summer time ends: at the same time by the clock on the wall',
    facts: facts({ tasks: [task({ dueOn: '2026-11-03', since: '2026-10-20T15:00:00Z' })] }),
    from: '2026-10-20T15:00:00Z',
    days: 16,
    sent: [
      '10-24 09:15 employee reminder',
      '10-29 09:15 employee reminder',
      '11-01 09:15 employee reminder',
      '11-02 09:15 employee reminder',
      '11-03 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Work in Honolulu: the night is the night there',
    facts: facts({
      timeZone: 'Pacific/Honolulu',
      tasks: [task({ dueOn: '2026-11-26' })],
      events: [event({ at: '2026-11-23T12:00:00Z' })],
    }),
    from: '2026-11-23T12:00:00Z',
    changes: [{ at: '2026-11-27T05:00:00Z', tasks: [done()] }],
    sent: [
      '11-23 08:00 employee invitation',
      '11-24 09:15 employee reminder',
      '11-25 09:15 employee reminder',
      '11-26 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Somebody who wants no messages: only the link that they ask for, at any hour',
    facts: facts({
      readers: { employee: { ...english, isOptedOut: true } },
      tasks: [task({})],
      events: [event({}), event({ kind: 'link_again', id: 'evt_2', at: '2026-11-25T04:00:00Z' })],
    }),
    sent: ['11-24 23:00 employee link_again'],
  },
  {
    title: 'An employer with a digest: the ladder has the clocks of the law alone',
    facts: facts({
      readers: { employer: { ...english, hasDigest: true } },
      tasks: [
        task({ waitsFor: ['employer'] }),
        task({ id: 'tsk_2', clock: 'section_2', dueOn: '2026-12-10', waitsFor: ['employer'] }),
      ],
      events: [event({ kind: 'employer_turn', to: 'employer', taskId: 'tsk_1' })],
    }),
    changes: [{ at: '2026-12-11T20:00:00Z', tasks: [] }],
    sent: [
      '12-07 09:15 employer section_2_due',
      '12-09 09:15 employer section_2_due',
      '12-10 09:15 employer section_2_due',
      '12-11 09:15 employer section_2_late',
    ],
  },
  {
    title: 'The employer’s turn at three forms, without a digest: one message, then reminders',
    facts: facts({
      tasks: ['tsk_1', 'tsk_2', 'tsk_3'].map((id) => task({ id, waitsFor: ['employer'] })),
      events: ['tsk_1', 'tsk_2', 'tsk_3'].map((id) =>
        event({ kind: 'employer_turn', id: `evt_${id}`, to: 'employer', taskId: id }),
      ),
    }),
    changes: [{ at: '2026-12-07T20:00:00Z', tasks: [] }],
    sent: [
      '11-23 11:15 employer employer_turn',
      '11-27 09:15 employer employer_turn',
      '12-02 09:15 employer employer_turn',
      '12-05 09:15 employer employer_turn',
      '12-06 09:15 employer employer_turn',
      '12-07 09:15 employer employer_turn',
    ],
  },
  {
    title: 'A start that is moved to a week later: the days before count anew',
    facts: facts({ tasks: [task({ dueOn: '2026-11-30' })] }),
    changes: [
      { at: '2026-11-28T20:00:00Z', tasks: [task({ dueOn: '2026-12-07' })] },
      { at: '2026-12-07T20:00:00Z', tasks: [done()] },
    ],
    sent: [
      '11-25 09:15 employee reminder',
      '11-28 09:15 employee reminder',
      '12-02 09:15 employee reminder',
      '12-05 09:15 employee reminder',
      '12-06 09:15 employee reminder',
      '12-07 09:15 employee last_reminder',
    ],
  },
  {
    title: 'A due day that is moved twice on one day: no second reminder on that day',
    facts: facts({ tasks: [task({ dueOn: '2026-12-03' })] }),
    changes: [
      { at: '2026-11-28T16:00:00Z', tasks: [task({ dueOn: '2026-11-29' })] },
      { at: '2026-11-28T18:00:00Z', tasks: [task({ dueOn: '2026-11-30' })] },
      { at: '2026-11-30T20:00:00Z', tasks: [done()] },
    ],
    sent: [
      '11-28 09:15 employee reminder',
      '11-29 09:15 employee reminder',
      '11-30 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Two days without a worker: the last reminder that was missed comes once, the one before does not',
    facts: facts({ tasks: [task({})] }),
    outage: { from: '2026-12-05T05:00:00Z', until: '2026-12-06T20:00:00Z' },
    changes: [{ at: '2026-12-07T20:00:00Z', tasks: [done()] }],
    sent: [
      '11-27 09:15 employee reminder',
      '12-02 09:15 employee reminder',
      '12-06 15:00 employee reminder',
      '12-07 09:15 employee last_reminder',
    ],
  },
  {
    title: 'A week without a worker: what was missed days ago is left out',
    facts: facts({ tasks: [task({})] }),
    outage: { from: '2026-11-26T05:00:00Z', until: '2026-12-01T20:00:00Z' },
    changes: [{ at: '2026-12-07T20:00:00Z', tasks: [done()] }],
    sent: [
      '12-02 09:15 employee reminder',
      '12-05 09:15 employee reminder',
      '12-06 09:15 employee reminder',
      '12-07 09:15 employee last_reminder',
    ],
  },
  {
    title: 'Messages that are turned on for forms that are late since spring: nobody is flooded',
    facts: facts({ tasks: [task({ dueOn: '2026-04-01', since: '2026-03-01T15:00:00Z' })] }),
    sent: [],
  },
  {
    title: 'A notice that is read in private: by day, and in a message of its own',
    facts: facts({
      tasks: [task({ dueOn: '2026-11-24' })],
      events: [event({ kind: 'everify_mismatch', at: '2026-11-24T02:00:00Z' })],
    }),
    changes: [{ at: '2026-11-24T20:00:00Z', tasks: [] }],
    sent: ['11-24 08:00 employee everify_mismatch', '11-24 09:15 employee last_reminder'],
  },
  {
    title: 'A notice of E-Verify with a day: five days before, two, on it, and each time by itself',
    facts: facts({
      tasks: [
        task({ id: 'evc_1', clock: 'everify_mismatch', dueOn: '2026-12-04' }),
        task({ dueOn: '2026-12-04' }),
      ],
    }),
    changes: [{ at: '2026-12-04T20:00:00Z', tasks: [] }],
    sent: [
      '11-24 09:15 employee reminder',
      '11-29 09:00 employee everify_mismatch',
      '11-29 09:15 employee reminder',
      '12-02 09:00 employee everify_mismatch',
      '12-02 09:15 employee reminder',
      '12-03 09:15 employee reminder',
      '12-04 09:00 employee everify_mismatch',
      '12-04 09:15 employee last_reminder',
    ],
  },
  {
    title:
      'A case of E-Verify to be opened by Monday, over a weekend: business days before, and late from the next day on',
    facts: facts({
      tasks: [task({ id: 'evc_1', clock: 'everify_case', dueOn: '2026-12-07', waitsFor: ['employer'] })],
    }),
    changes: [{ at: '2026-12-11T20:00:00Z', tasks: [] }],
    sent: [
      '12-03 09:15 employer everify_due',
      '12-04 09:15 employer everify_due',
      '12-07 09:15 employer everify_due',
      '12-08 09:15 employer everify_due',
      '12-10 09:15 employer everify_due',
    ],
  },
  {
    title: 'Two employers who ask for forms of one day: two messages, and each has its own business days',
    facts: facts({
      tasks: [
        task({ asker: 'er_1' }),
        task({ id: 'tsk_2', asker: 'er_2' }),
        task({ id: 'tsk_3', asker: 'er_2', dueOn: '2026-12-12' }),
      ],
    }),
    changes: [{ at: '2026-12-02T20:00:00Z', tasks: [] }],
    sent: [
      '11-27 09:15 employee reminder',
      '11-27 09:15 employee reminder',
      '12-02 09:15 employee reminder',
      '12-02 09:15 employee reminder',
    ],
  },
  {
    title: 'Forms without a due day: the invitation alone',
    facts: facts({ tasks: [task({ dueOn: null })], events: [event({})] }),
    sent: ['11-23 11:00 employee invitation'],
  },
  {
    title: 'An invitation of the night whose forms are withdrawn before the morning: not sent',
    facts: facts({ tasks: [task({})], events: [event({ at: '2026-11-24T04:00:00Z' })] }),
    changes: [{ at: '2026-11-24T10:00:00Z', tasks: [] }],
    sent: [],
  },
];

const run = ({ sent: _sent, from = asked, days = 45, ...simulation }: Scenario, isEager: boolean) =>
  simulate({ ...simulation, from, days, isEager });

describe('forty-five days', () => {
  it.each(scenarios)('$title', (scenario) => {
    expect(run(scenario, false)).toEqual(scenario.sent);
  });

  it('are the same for a worker that asks every five minutes: none is missed by waiting for the next moment', () => {
    for (const scenario of scenarios)
      expect([scenario.title, run(scenario, true)]).toEqual([scenario.title, scenario.sent]);
  });
});
