import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ReadingWatch, type WatchVerdict } from './reading-watch.js';

/** Reading is rare: its memory is released soon. */
const idleTimeout = 10_000;
const startTimeout = 60_000;

/** What the process does, by the name of the function. */
export interface ReadingWork {
  readonly name: string;
  readonly input: unknown;
}

/** `low` takes only what others leave of the processor. */
export type ReadingPriority = 'normal' | 'low';

/** Work that turns out to be slow gives way, but still makes progress on a busy machine. */
type ProcessPriority = ReadingPriority | 'reduced';

/** Added to the niceness of this process. */
const niceIncrement = { normal: 0, reduced: 10, low: 19 } as const;
const niceFor = (priority: ProcessPriority): number =>
  Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceIncrement[priority]);

export interface ReadingLimits {
  /** Milliseconds of the processor that the work may take. */
  readonly budget: number;
  readonly priority: ReadingPriority;
  readonly signal?: AbortSignal | undefined;
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
  priority: ProcessPriority;
}

/**
 * A process in which PDFs are read, one piece of work at a time. It has no keys, settings or connections of this process, and
 * whatever a file makes it allocate goes with it.
 */
export class ReadingProcess {
  private started: StartedProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  /** @param setChildPriority as the operating system does it; the tests of it pass one that refuses */
  constructor(private readonly setChildPriority: (pid: number, priority: number) => void = setPriority) {}

  /** Null while there is no process. */
  get priority(): ProcessPriority | null {
    return this.started?.priority ?? null;
  }

  get pid(): number | undefined {
    return this.started?.child.pid;
  }

  /** @throws ReadingEnded */
  async run<Made>(work: ReadingWork, { budget, priority, signal }: ReadingLimits): Promise<Made> {
    clearTimeout(this.idle);
    const { child, ready } = this.withPriority(priority);
    let watch: ReadingWatch | undefined;
    // A caller that waits for an answer keeps this process alive; an idle child does not.
    for (const handle of [child, child.channel]) handle?.ref();
    try {
      await ready;
      watch = new ReadingWatch(child, { budget, signal, onSlow: () => this.lower('reduced') });
      const answer = nextMessage<Made>(child);
      child.send(work);
      return await answer;
    } catch {
      throw new ReadingEnded(watch?.verdict ?? (watch ? verdictOf(child) : 'interrupted'));
    } finally {
      watch?.stop();
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

  private withPriority(priority: ReadingPriority): StartedProcess {
    if (priority === 'normal') this.raise();
    this.started ??= this.start();
    if (priority === 'low') this.lower('low');
    return this.started;
  }

  /** Linux lets only privileged processes raise a priority: elsewhere a new process takes its place. */
  private raise(): void {
    if (!this.started || this.started.priority === 'normal') return;
    try {
      this.setChildPriority(this.started.child.pid ?? -1, niceFor('normal'));
      this.started.priority = 'normal';
    } catch {
      this.end();
    }
  }

  private lower(priority: 'reduced' | 'low'): void {
    if (!this.started || this.started.priority === priority || this.started.priority === 'low') return;
    try {
      this.setChildPriority(this.started.child.pid ?? -1, niceFor(priority));
      this.started.priority = priority;
    } catch {
      // It has just ended, or the system has no priorities: the budgets still apply.
    }
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
    const started: StartedProcess = { child, ready: readyOf(child), priority: 'normal' };
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
