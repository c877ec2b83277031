import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { QuickWorkFirst } from './quick-work-first.js';
import { ReadingWatch, type WatchVerdict } from './reading-watch.js';

/** Reading is rare: its memory is released soon. */
const idleTimeout = 10_000;
const startTimeout = 60_000;
/** Milliseconds of the processor: most files and pages take a tenth. */
const slowAfter = 500;

/** What the process does, by the name of the function. */
export interface ReadingWork {
  readonly name: string;
  readonly input: unknown;
}

export interface ReadingLimits {
  /** Milliseconds of the processor that the work may take. */
  readonly budget: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ReadingProcessOptions {
  /** `low` for work that takes only what all other work leaves. Default: `normal`. */
  readonly priority?: 'normal' | 'low';
  /** Whose slow work pauses for whose quick work. Default: only its own. */
  readonly order?: QuickWorkFirst;
}

/** The process ended before it answered. */
export class ReadingEnded extends Error {
  constructor(readonly verdict: WatchVerdict) {
    super(`the reading process ended: ${verdict}`);
  }
}

interface StartedProcess {
  readonly child: ChildProcess;
  /** Its first message: it has loaded what it needs. */
  readonly ready: Promise<unknown>;
  isGuarded: boolean;
}

/**
 * A process in which PDFs are read, one piece of work at a time. It has no keys, settings or connections of this process, and
 * whatever a file makes it allocate goes with it.
 */
export class ReadingProcess {
  private readonly isLow: boolean;
  private readonly order: QuickWorkFirst;
  private started: StartedProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor({ priority, order = new QuickWorkFirst() }: ReadingProcessOptions = {}) {
    this.isLow = priority === 'low';
    this.order = order;
  }

  /** Undefined while there is no process. */
  get pid(): number | undefined {
    return this.started?.child.pid;
  }

  /** @throws ReadingEnded */
  async run<Made>(work: ReadingWork, { budget, signal }: ReadingLimits): Promise<Made> {
    clearTimeout(this.idle);
    const started = (this.started ??= this.start());
    const { child, ready } = started;
    let endSlow = this.isLow ? this.startSlow(started) : undefined;
    const endQuick = this.isLow ? undefined : this.order.startQuick();
    const onSlow = () => {
      endQuick?.('slow');
      endSlow ??= this.startSlow(started);
    };
    let watch: ReadingWatch | undefined;
    // A caller that waits for an answer keeps this process alive; an idle child does not.
    for (const handle of [child, child.channel]) handle?.ref();
    try {
      await ready;
      watch = new ReadingWatch(child, { budget, signal, onSlow, slowAfter: this.isLow ? 0 : slowAfter });
      const answer = nextMessage<Made>(child);
      child.send(work);
      return await answer;
    } catch {
      throw new ReadingEnded(watch?.verdict ?? (watch ? verdictOf(child) : 'interrupted'));
    } finally {
      watch?.stop();
      endQuick?.();
      endSlow?.();
      // It was ended although its answer had just arrived.
      if (watch?.verdict) this.end();
      for (const handle of [child, child.channel]) handle?.unref();
      this.idle = setTimeout(() => this.end(), idleTimeout).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.started?.child.kill('SIGKILL');
    this.started = null;
  }

  private startSlow(started: StartedProcess): () => void {
    const { child } = started;
    if (!started.isGuarded) endWithUs(child);
    started.isGuarded = true;
    return this.order.startSlow({
      isLow: this.isLow,
      pause: () => child.kill('SIGSTOP'),
      resume: () => child.kill('SIGCONT'),
    });
  }

  private start(): StartedProcess {
    const child = fork(file(), {
      env: {},
      execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A message to a process that has just ended: its exit is handled.
    child.on('error', () => undefined);
    if (this.isLow) lowerPriority(child);
    const started: StartedProcess = { child, ready: readyOf(child), isGuarded: false };
    child.once('exit', () => {
      if (this.started === started) this.started = null;
    });
    return started;
  }
}

/** The build's beside the build; from TypeScript sources, the one that compiles them as it goes. */
const file = (): string =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts') ? '../read-pdf-from-source.mjs' : '../read-pdf-process.js',
      import.meta.url,
    ),
  );

/** A process that is paused does not notice that this one was killed, and would stay for ever. */
function endWithUs(child: ChildProcess): void {
  const script = 'read -r _; kill -KILL "$1"';
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(child.pid)], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Where there is no shell, it notices once it is resumed.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  child.once('exit', () => guard.kill('SIGKILL'));
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has just ended, or the system has no priorities: its work still pauses for that of others.
  }
}

async function readyOf(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) throw new Error('no process could be started');
  const timeout = setTimeout(() => child.kill('SIGKILL'), startTimeout);
  try {
    await nextMessage(child);
  } finally {
    clearTimeout(timeout);
  }
}

async function nextMessage<Made>(child: ChildProcess): Promise<Made> {
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  try {
    const message = once(child, 'message', { signal: ended.signal });
    if (child.exitCode !== null || child.signalCode !== null) end();
    const [made] = await message;
    return made;
  } finally {
    child.off('exit', end);
  }
}

/** Signals that the system or an operator sends. All else, such as a full heap, is the file's doing. */
const fromOutside: readonly (string | null)[] = ['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM'];

const verdictOf = ({ signalCode }: ChildProcess): WatchVerdict =>
  fromOutside.includes(signalCode) ? 'interrupted' : 'too_much';
