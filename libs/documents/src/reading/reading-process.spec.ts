import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { slowPdf } from '../testing/slow-pdf.js';
import { QuickWorkFirst } from './quick-work-first.js';
import { ReadingProcess, type ReadingProcessOptions } from './reading-process.js';

const anHour = 3_600_000;
const started: ReadingProcess[] = [];
afterEach(() => started.splice(0).forEach((process) => process.end()));

/** A process that draws a page for an hour. */
function drawing(options?: ReadingProcessOptions) {
  const process = new ReadingProcess(options);
  started.push(process);
  const work = { name: 'pagePicture', input: { clean: slowPdf(), page: 1, width: 400 } };
  const picture = process.run(work, { budget: anHour });
  picture.catch(() => undefined);
  return { picture, pid: process.pid ?? 0 };
}

async function becomesTrue(look: () => boolean): Promise<void> {
  while (!look()) await wait(20);
}

describe('a reading process', () => {
  it('says nothing about the file where it is ended from outside', async () => {
    const { picture, pid } = drawing();
    process.kill(pid, 'SIGTERM');
    await expect(picture).rejects.toMatchObject({ verdict: 'interrupted' });
  });

  it('has the usual priority, or the lowest', () => {
    expect(getPriority(drawing().pid)).toBe(getPriority());
    expect(getPriority(drawing({ priority: 'low' }).pid)).toBe(19);
  });
});

if (existsSync('/proc/self/stat'))
  describe('slow work in a reading process', () => {
    const isPaused = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.[0] === 'T';

    it('pauses while there is quick work', async () => {
      const order = new QuickWorkFirst();
      const { pid } = drawing({ order, priority: 'low' });
      const endQuick = order.startQuick();
      await becomesTrue(() => isPaused(pid));
      endQuick();
      await becomesTrue(() => !isPaused(pid));
    });

    it('pauses once it turns out to be slow', async () => {
      const order = new QuickWorkFirst();
      const { pid } = drawing({ order });
      order.startQuick();
      await becomesTrue(() => isPaused(pid));
    });

    it('ends with the process that started it, also while it is paused', async () => {
      const modules = ['../worker-from-source.mjs', './reading-process.ts', './quick-work-first.ts'];
      const [hooks, ...sources] = modules.map((file) => JSON.stringify(new URL(file, import.meta.url).href));
      const script = `
        await import(${hooks});
        const [{ ReadingProcess }, { QuickWorkFirst }] = [await import(${sources[0]}), await import(${sources[1]})];
        const order = new QuickWorkFirst();
        order.startQuick();
        const reading = new ReadingProcess({ order, priority: 'low' });
        void reading.run({ name: 'none', input: null }, { budget: ${anHour} });
        console.log(reading.pid);
      `;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
      const [said] = await once(parent.stdout, 'data');
      const pid = Number(String(said));
      await becomesTrue(() => isPaused(pid));
      parent.kill('SIGKILL');
      await becomesTrue(() => !existsSync(`/proc/${pid}`) || hasEnded(pid));
    });

    /** Where nothing collects those that have ended. */
    const hasEnded = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.[0] === 'Z';
  });
