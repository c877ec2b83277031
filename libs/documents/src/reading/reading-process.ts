import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Reading is rare: what it took is given back soon. */
const idleTimeout = 10_000;
/** Of the process, in bytes: its heap and PDFium have limits of their own, its buffers have none. */
const mostMemory = 640 * 2 ** 20;
const lookEvery = 100;
/** Linux counts memory in pages. */
const pageSize = 4096;

/** What is done there, by the name of the function. */
export interface ReadingWork {
  readonly name: string;
  readonly input: unknown;
}

/**
 * The process in which PDFs are read. It has no key, no setting and no connection of this one, and what a file makes it take
 * goes with it.
 */
export class ReadingProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  /**
   * One piece of work at a time.
   * @param longest milliseconds that it may take
   * @throws Error where the process ended before it answered: it took too long, or too much
   */
  async run<Made>(work: ReadingWork, longest: number): Promise<Made> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    // Whoever waits for an answer is kept; an idle child keeps nobody.
    for (const handle of [child, child.channel]) handle?.ref();
    const time = setTimeout(() => child.kill('SIGKILL'), longest);
    const look = setInterval(() => void endIfLarge(child), lookEvery);
    try {
      return await answerOf<Made>(child, work);
    } finally {
      clearTimeout(time);
      clearInterval(look);
      for (const handle of [child, child.channel]) handle?.unref();
      this.idle = setTimeout(() => this.end(), idleTimeout).unref();
    }
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private start(): ChildProcess {
    const child = fork(file(), {
      env: {},
      execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    // A send to one that has just ended: the exit says it all.
    child.on('error', () => undefined);
    return child;
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

async function answerOf<Made>(child: ChildProcess, work: ReadingWork): Promise<Made> {
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  try {
    const answer = once(child, 'message', { signal: ended.signal });
    if (child.exitCode !== null || child.signalCode !== null) end();
    else child.send(work);
    const [made] = await answer;
    return made;
  } finally {
    child.off('exit', end);
  }
}

/** Where the system tells how much a process has; elsewhere its own limits hold. */
async function endIfLarge(child: ChildProcess): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, 'latin1').catch(() => '');
  if (Number(statm.split(' ')[1] ?? 0) * pageSize > mostMemory) child.kill('SIGKILL');
}
