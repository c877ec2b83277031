import { describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { QuickWorkFirst } from './quick-work-first.js';

function pausable(isLow = true) {
  let isPaused = false;
  let resumed = 0;
  return {
    isLow,
    pause: () => (isPaused = true),
    resume: () => {
      if (isPaused) resumed += 1;
      isPaused = false;
    },
    isPaused: () => isPaused,
    resumed: () => resumed,
  };
}

async function becomesTrue(look: () => boolean): Promise<void> {
  while (!look()) await wait(10);
}

describe('slow work', () => {
  it('pauses while there is quick work, whichever starts first, and goes on some time after the last', async () => {
    const order = new QuickWorkFirst();
    const [before, during] = [pausable(), pausable()];
    order.startSlow(before);
    expect(before.isPaused()).toBe(false);
    const [one, other] = [order.startQuick(), order.startQuick()];
    order.startSlow(during);
    one();
    one();
    expect([before.isPaused(), during.isPaused()]).toEqual([true, true]);
    other();
    expect([before.isPaused(), during.isPaused()]).toEqual([true, true]);
    await becomesTrue(() => !before.isPaused() && !during.isPaused());
  });

  it('goes on at once between quick work, unless its priority is low', async () => {
    const order = new QuickWorkFirst();
    const [usual, low] = [pausable(false), pausable()];
    order.startSlow(usual);
    order.startSlow(low);
    const end = order.startQuick();
    expect([usual.isPaused(), low.isPaused()]).toEqual([true, true]);
    end();
    expect([usual.isPaused(), low.isPaused()]).toEqual([false, true]);
  });

  it('runs for a while again and again, however long there is quick work', async () => {
    const order = new QuickWorkFirst();
    const slow = pausable();
    order.startSlow(slow);
    const end = order.startQuick();
    for (const times of [1, 2]) {
      await becomesTrue(() => slow.resumed() >= times);
      await becomesTrue(() => slow.isPaused());
    }
    end();
  });

  it('does not wait for work that turns out to be slow itself', async () => {
    const order = new QuickWorkFirst();
    const slow = pausable();
    const end = order.startQuick();
    end('slow');
    order.startSlow(slow);
    await becomesTrue(() => !slow.isPaused());
  });

  it('is resumed when it is over: what it belongs to may have other work', () => {
    const order = new QuickWorkFirst();
    const slow = pausable();
    const end = order.startSlow(slow);
    order.startQuick();
    end();
    expect(slow.isPaused()).toBe(false);
  });
});
