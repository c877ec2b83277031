import { parseArgs, type ParseArgsConfig } from 'node:util';

import { Trouble } from '../setup/say.mjs';

/** How large the cluster is, how long it is tried, and what happens to it meanwhile. */
export interface ClusterOptions {
  readonly apis: number;
  readonly webs: number;
  readonly workers: number;
  /** Of traffic, with what comes before and after the faults. */
  readonly minutes: number;
  /** Seconds from one kill to the next. */
  readonly killEvery: number;
  readonly failovers: number;
  /** For how many seconds the bucket refuses everything. */
  readonly storageSeconds: number;
  /** How many people are hired at the same time. */
  readonly hirers: number;
  readonly drainSeconds: number;
  /** Whether the service is given the address of the replica too. */
  readonly readsReplica: boolean;
}

/** What `npm run test:cluster` does, in three minutes. */
export const shortForm: ClusterOptions = {
  apis: 3,
  webs: 2,
  workers: 2,
  minutes: 3,
  killEvery: 5,
  failovers: 1,
  storageSeconds: 10,
  hirers: 4,
  drainSeconds: 2,
  readsReplica: false,
};

/** What `npm run bench -- cluster` does, in half an hour. */
export const longForm: ClusterOptions = {
  ...shortForm,
  minutes: 30,
  killEvery: 20,
  failovers: 2,
  storageSeconds: 60,
  drainSeconds: 3,
};

const flags = {
  apis: 'apis',
  webs: 'webs',
  workers: 'workers',
  minutes: 'minutes',
  'kill-every': 'killEvery',
  failovers: 'failovers',
  'storage-seconds': 'storageSeconds',
  hirers: 'hirers',
  'drain-seconds': 'drainSeconds',
} as const;

/** @throws Trouble where a flag is no number, and an error where it is unknown */
export function clusterOptions(words: readonly string[], form: ClusterOptions): ClusterOptions {
  const numbers = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: 'string' as const }]));
  const config: ParseArgsConfig = {
    args: [...words],
    options: { ...numbers, 'replica-reads': { type: 'boolean' } },
  };
  const { values } = parseArgs(config);
  const given = Object.entries(flags).flatMap(([flag, name]) => {
    const value = values[flag];
    if (value === undefined) return [];
    if (!/^\d+(\.\d+)?$/.test(String(value)))
      throw new Trouble(`--${flag} must be a number, not ${String(value)}.`);
    return [[name, Number(value)]];
  });
  return { ...form, ...Object.fromEntries(given), readsReplica: values['replica-reads'] === true };
}
