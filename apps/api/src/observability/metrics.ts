import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { within } from '../context/index.js';

/** Counters by outcome: labels have few values, and never a name, an id or anything personal. */
const counterHelp = {
  anchor_time_stamps: 'Tries to have an anchor stamped by a time-stamp authority, by outcome',
  documents: 'Tries to make the documents of a task, by outcome',
  bounces_read: 'Reports read in the mailbox of bounces, by outcome',
  messages_sent: 'Tries to hand a message to the mail server, by outcome',
  orphan_files: 'Files that no row of the database names, by folder and by what became of them',
  tampering_found: 'Times that something was found changed past the program, by what it was',
  unavailable_answers:
    'Requests that could not be carried out because the database or the disk was not available, by which',
  webhook_deliveries: 'Tries to deliver an event to a webhook, by outcome',
  worker_outages: 'Times that a job of the worker found the database or the disk not available, by which',
  worker_errors: 'Times that a job of the worker failed unexpectedly, by job',
} as const;
export type CounterName = keyof typeof counterHelp;

/** The metrics of this process, for Prometheus. Writing is cheap: nothing is computed until they are read. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly counters = new Map<CounterName, Counter>();

  /** Increments `firstday_<name>_total`; a counter always has the same labels. */
  count(name: CounterName, labels: Readonly<Record<string, string>>): void {
    this.counterOf(name, Object.keys(labels)).inc(labels);
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

  private counterOf(name: CounterName, labelNames: string[]): Counter {
    let counter = this.counters.get(name);
    if (!counter) {
      counter = new Counter({
        name: `firstday_${name}_total`,
        help: counterHelp[name],
        labelNames,
        registers: [this.registry],
      });
      this.counters.set(name, counter);
    }
    return counter;
  }
}

/** A scrape has figures of the process itself also where the database says nothing. */
const mostMilliseconds = 2000;

async function valueOf(read: () => number | Promise<number>): Promise<number> {
  return await read();
}
