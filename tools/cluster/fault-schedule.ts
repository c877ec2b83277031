import { sleep, waitUntil } from '../process/wait.mjs';
import { say } from '../setup/say.mjs';
import { randomFrom, shuffled, testSeed } from '../test/seed.mjs';
import type { Cluster } from './cluster.ts';
import type { ClusterOptions } from './cluster-options.ts';
import type { Death } from './failover-database.ts';
import type { FaultWindow } from './fault-windows.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const random = randomFrom(testSeed());

/** Requests that were with a process when it was killed break off at once. */
const killMilliseconds = 2000;
/** Until what was refused has been tried again, and connections that lead nowhere have been given up. */
const graceMilliseconds = 3000;

/** What happens to the cluster while it is used. */
export class FaultSchedule {
  readonly windows: FaultWindow[] = [];
  readonly killed = new Map<string, number>();
  /** How processes ended that were told to in the rolling restart. */
  readonly exits: (number | null)[] = [];
  readonly #parts: Cluster['parts'];
  readonly #options: ClusterOptions;
  readonly #write: () => Promise<unknown>;
  #isKilling = true;
  #isOn = true;

  /** @param write asks for a change, and comes back once it is answered */
  constructor(parts: Cluster['parts'], options: ClusterOptions, write: () => Promise<unknown>) {
    this.#parts = parts;
    this.#options = options;
    this.#write = write;
  }

  /** For as long as that, at least until all that is to happen has happened. */
  async run(milliseconds: number): Promise<void> {
    const began = Date.now();
    const until = (share: number) => sleep(Math.max(0, began + share * milliseconds - Date.now()));
    const killing = this.#kill();
    try {
      await until(0.1);
      await this.#roll();
      for (let nth = 0; nth < this.#options.failovers; nth++) {
        await until(0.4 + (0.4 * nth) / this.#options.failovers);
        await this.#failOver(nth % 2 === 0 ? 'machine' : 'server');
        if (nth === 0) await this.#refuseFiles();
      }
      await until(1);
    } finally {
      this.#isOn = false;
      await killing;
    }
  }

  /** One of a kind at a time: where its like is still coming back, another is taken. */
  async #kill(): Promise<void> {
    while (this.#isOn) {
      await sleep(this.#options.killEvery * 1000);
      if (!this.#isKilling || !this.#isOn) continue;
      const victim = await this.#victim();
      if (!victim) continue;
      const from = Date.now();
      await victim.kill();
      this.killed.set(victim.name, (this.killed.get(victim.name) ?? 0) + 1);
      this.windows.push({ kind: 'kill', of: victim.name, from, to: from + killMilliseconds });
    }
  }

  async #victim(): Promise<SupervisedProcess | undefined> {
    const { apis, webs, workers } = this.#parts.service;
    const kinds = shuffled([apis, apis, workers, webs], random);
    for (const kind of kinds) {
      const areReady = await Promise.all(kind.map((one) => one.isReady()));
      if (areReady.every(Boolean)) return kind[Math.floor(random() * kind.length)];
    }
    return undefined;
  }

  /** Each process is replaced in turn, as where a new version comes. Nobody is killed meanwhile. */
  async #roll(): Promise<void> {
    this.#isKilling = false;
    await this.#allReady();
    const from = Date.now();
    for (const one of this.#parts.service.all) this.exits.push(await one.replace());
    this.#isKilling = true;
    this.windows.push({ kind: 'rolling restart', of: 'all', from, to: Date.now() });
    say(`  replaced ${this.exits.length} processes, each in turn, in ${seconds(from)} s`);
  }

  async #failOver(death: Death): Promise<void> {
    const { database } = this.#parts;
    await database.isWhole();
    const from = Date.now();
    const name = await database.killPrimary(death);
    const isOther = async () => ![undefined, name].includes(await database.primary());
    if (!(await waitUntil(isOther, { within: 120_000, every: 200 })))
      throw new Error('Nobody became the primary.');
    const promoted = seconds(from);
    await this.#write();
    const to = Date.now() + graceMilliseconds;
    this.windows.push({ kind: 'failover', of: death, from, to });
    say(
      `  failover (the ${death} died): another is the primary after ${promoted} s, a write is answered after ${seconds(from)} s`,
    );
    await sleep(graceMilliseconds);
    database.revive(name);
    const isWhole = await database.isWhole();
    say(`  the replica ${isWhole ? `follows again after ${seconds(from)} s` : 'does not follow'}`);
  }

  async #refuseFiles(): Promise<void> {
    const { files } = this.#parts;
    const from = Date.now();
    files.refuse(503);
    await sleep(this.#options.storageSeconds * 1000);
    files.admit();
    this.windows.push({ kind: 'storage', of: 'bucket', from, to: Date.now() + graceMilliseconds });
    say(`  the bucket refused everything for ${seconds(from)} s`);
  }

  async #allReady(): Promise<void> {
    for (const one of this.#parts.service.all) await one.ready();
  }
}

const seconds = (from: number): string => ((Date.now() - from) / 1000).toFixed(1);
