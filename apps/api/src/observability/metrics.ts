import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { within } from '../context/index.js';

/** Counters by outcome: labels have few values, and never a name, an id or anything personal. */
const counterFacts = {
  anchor_time_stamps: {
    help: 'Tries to have an anchor stamped by a time-stamp authority, by outcome',
    labelNames: ['outcome'],
  },
  documents: { help: 'Tries to make the documents of a task, by outcome', labelNames: ['outcome'] },
  bounces_read: { help: 'Reports read in the mailbox of bounces, by outcome', labelNames: ['outcome'] },
  messages_sent: { help: 'Tries to hand a message to the mail server, by outcome', labelNames: ['outcome'] },
  orphan_files: {
    help: 'Files that no row of the database names, by folder and by what became of them',
    labelNames: ['folder', 'outcome'],
  },
  replica_reads: {
    help: 'Requests that a read replica may answer, by whether one did and otherwise by why not',
    labelNames: ['outcome'],
  },
  tampering_found: {
    help: 'Times that something was found changed past the program, by what it was',
    labelNames: ['what'],
  },
  unavailable_answers: {
    help: 'Requests that could not be carried out because the database or the disk was not available, by which',
    labelNames: ['part'],
  },
  webhook_deliveries: { help: 'Tries to deliver an event to a webhook, by outcome', labelNames: ['outcome'] },
  worker_outages: {
    help: 'Times that a job of the worker found the database or the disk not available, by which',
    labelNames: ['part'],
  },
  worker_errors: {
    help: 'Times that a job of the worker failed unexpectedly, by job',
    labelNames: ['job'],
  },
} as const;
export type CounterName = keyof typeof counterFacts;

/** The metrics of this process, for Prometheus. Writing is cheap: nothing is computed until they are read. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly counters: ReadonlyMap<string, Counter>;

  /** All counters are there from the beginning: whoever reads them finds out which there are before anything happened. */
  constructor() {
    const registers = [this.registry];
    this.counters = new Map(
      Object.entries(counterFacts).map(([name, { help, labelNames }]) => [
        name,
        new Counter({ name: `firstday_${name}_total`, help, labelNames: [...labelNames], registers }),
      ]),
    );
  }

  /** Increments `firstday_<name>_total`; a counter always has the same labels. */
  count(name: CounterName, labels: Readonly<Record<string, string>>): void {
    this.counters.get(name)?.inc(labels);
  }

  /** Registers the gauge `firstday_<name>`, read on each scrape; NaN where reading fails, or takes longer than two seconds. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name: `firstday_${name}`,
      help,
      registers: [this.registry],
      async collect() {
        gauge.reset();
        gauge.set(await within(mostMilliseconds, valueOf(read), Number.NaN));
      },
    });
  }
}

/** A scrape has figures of the process itself also where the database says nothing. */
const mostMilliseconds = 2000;

async function valueOf(read: () => number | Promise<number>): Promise<number> {
  return await read();
}
