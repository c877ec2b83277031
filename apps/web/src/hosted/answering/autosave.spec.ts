import { describe, expect, it } from '@jest/globals';
import { autosave, saveOutcome, type AnswerChange, type SaveStatus } from './autosave';

type Sent = 'ended' | 'overtaken' | 'refused' | 'retry' | 'stored';

/** An autosave with time in our hands and a service that answers as told. */
function trial(answers: Sent[]) {
  const told: SaveStatus[] = [];
  const sent: (readonly AnswerChange[])[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const saver = autosave(
    (changes) => {
      sent.push(changes);
      return Promise.resolve(answers.shift() ?? 'stored');
    },
    (status) => told.push(status),
    {
      later: (run, after) => {
        const timer = { run, after };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    },
  );
  return { saver, told, sent, timers };
}

describe('answers are saved as they are given', () => {
  it('several in one go, a pause after the last', async () => {
    const { saver, sent, timers } = trial([]);
    saver.add({ path: 'task.a', value: '1' });
    saver.add({ path: 'task.b', value: '2' });
    expect(timers).toHaveLength(1);
    await saver.flush();
    expect(sent).toEqual([
      [
        { path: 'task.a', value: '1' },
        { path: 'task.b', value: '2' },
      ],
    ]);
  });

  it('only the last of what was typed into one field', async () => {
    const { saver, sent } = trial([]);
    saver.add({ path: 'task.a', value: '1' });
    saver.add({ path: 'task.a', value: '12' });
    await saver.flush();
    expect(sent).toEqual([[{ path: 'task.a', value: '12' }]]);
  });

  it('a lost connection is said, and the answer is sent again until it arrives', async () => {
    const { saver, told, sent, timers } = trial(['retry', 'stored']);
    saver.add({ path: 'task.a', value: '1' });
    await saver.flush();
    expect(told).toEqual(['saving', 'failed']);
    expect(saver.isWaiting()).toBe(true);
    expect(timers.at(-1)?.after).toBeGreaterThan(700);
    await saver.flush();
    expect(sent).toHaveLength(2);
    expect(told.at(-1)).toBe('saved');
    expect(saver.isWaiting()).toBe(false);
  });

  it('what is typed while an older answer is lost is not overwritten by it', async () => {
    const { saver, sent } = trial(['retry', 'stored']);
    saver.add({ path: 'task.a', value: 'old' });
    await saver.flush();
    saver.add({ path: 'task.a', value: 'new' });
    await saver.flush();
    // The older one first, as it was: whether it had arrived was not known.
    expect(sent.slice(1)).toEqual([[{ path: 'task.a', value: 'old' }], [{ path: 'task.a', value: 'new' }]]);
    expect(saver.isWaiting()).toBe(false);
  });

  it('what another tab has overtaken is told and left to the person', async () => {
    const { saver, told, sent, timers } = trial(['overtaken']);
    saver.add({ path: 'task.a', value: 'mine' });
    await saver.flush();
    await saver.flush();
    expect(told.at(-1)).toBe('overtaken');
    expect([sent.length, timers.length, saver.isWaiting()]).toEqual([1, 0, false]);
  });

  it('an ended session keeps what was typed and does not knock again by itself', async () => {
    const { saver, told, timers } = trial(['ended']);
    saver.add({ path: 'task.a', value: '1' });
    await saver.flush();
    expect(told.at(-1)).toBe('ended');
    expect(saver.isWaiting()).toBe(true);
    expect(timers).toHaveLength(0);
  });

  it('a refused answer is not sent again and again', async () => {
    const { saver, timers } = trial(['refused']);
    saver.add({ path: 'task.a', value: '1' });
    await saver.flush();
    expect(saver.isWaiting()).toBe(false);
    expect(timers).toHaveLength(0);
  });
});

describe('what the service says of answers that were sent', () => {
  it.each([
    [200, 'stored'],
    [400, 'refused'],
    [401, 'ended'],
    [403, 'refused'],
    [408, 'retry'],
    [412, 'overtaken'],
    [429, 'retry'],
    [503, 'retry'],
  ] as const)('%i means that they are %s', (status, outcome) => expect(saveOutcome(status)).toBe(outcome));
});
