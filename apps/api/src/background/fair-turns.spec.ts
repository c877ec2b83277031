import { describe, expect, it } from '@jest/globals';
import { FairTurns, type FairTurn } from './fair-turns.js';
import { UsageBudgets } from './usage-budgets.js';

/** Work of some keys on a clock that is set by hand: two slots, and ten seconds of work a minute. */
function fairTurns(maxWaiting = 20) {
  let time = 0;
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const budgets = new UsageBudgets({ budget: 10_000, refillMilliseconds: 60_000, now: () => time });
  const turns = new FairTurns({ slots: 2, maxWaiting, budgets });
  /** Named by its key and a number: `a1` is work of `a`. */
  const ask = (name: string, signal?: AbortSignal) =>
    turns.run({ key: name.charAt(0), signal }, ({ isOverBudget }: FairTurn) => {
      started.push(isOverBudget ? `${name} over` : name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    turns,
    budgets,
    started,
    ask,
    pass: (milliseconds: number) => (time += milliseconds),
    async end(name: string, milliseconds = 0) {
      time += milliseconds;
      await settled();
      ends.get(name)?.();
      await settled();
    },
    async askAll(...names: string[]) {
      for (const name of names) void ask(name);
      await settled();
    },
  };
}

describe('fair turns', () => {
  it('run one piece of work of a key at a time, and leave the other slot to others', async () => {
    const { started, askAll, end } = fairTurns();
    await askAll('a1', 'a2', 'a3');
    expect(started).toEqual(['a1']);
    await askAll('b1', 'c1');
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
  });

  it('go round the keys, regardless of which came first and how much waits', async () => {
    const { started, askAll, end } = fairTurns();
    await askAll('x1', 'a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(started).toEqual(['x1', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('let keys over their budget share slots of their own, and none of the others’', async () => {
    const { started, askAll, end } = fairTurns();
    await askAll('a1', 'b1', 'c1');
    await end('a1', 20_000);
    await end('b1');
    await end('c1', 10_000);
    await askAll('a2', 'a3', 'b2', 'c2', 'd1', 'e1', 'f1');
    expect(started.slice(3)).toEqual(['a2 over', 'b2 over', 'd1', 'e1']);
    await end('a2');
    expect(started.slice(7)).toEqual(['c2 over']);
    await end('d1');
    expect(started.slice(8)).toEqual(['f1']);
  });

  it('give a key its budget back as time passes, within a minute of the last of its work', async () => {
    const { budgets, started, askAll, end, pass } = fairTurns();
    await askAll('a1');
    await end('a1', 600_000);
    expect(budgets.over()).toEqual(['a']);
    pass(59_000);
    expect(budgets.over()).toEqual(['a']);
    pass(2000);
    expect(budgets.over()).toEqual([]);
    await askAll('a2');
    expect(started).toEqual(['a1', 'a2']);
  });

  it('drop what is canceled while it waits, and refuse what is canceled already', async () => {
    const { started, ask, askAll, end } = fairTurns();
    await askAll('a1');
    const controller = new AbortController();
    const waiting = ask('a2', controller.signal);
    await askAll('a3');
    controller.abort(new Error('the client is gone'));
    await expect(waiting).rejects.toThrow('the client is gone');
    await expect(ask('b1', AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
    await end('a1');
    expect(started).toEqual(['a1', 'a3']);
  });

  it('refuse more of a key than may wait, and nothing of others', async () => {
    const { ask, askAll, started } = fairTurns(2);
    await askAll('a1', 'a2', 'a3');
    await expect(ask('a4')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    await askAll('b1');
    expect(started).toEqual(['a1', 'b1']);
  });

  it('go on after work that failed', async () => {
    const { turns, ask, end } = fairTurns();
    const failed = turns.run({ key: 'a' }, () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    const next = ask('a1');
    await end('a1');
    expect(await next).toBe('a1');
  });
});
