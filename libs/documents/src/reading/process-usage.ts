import { readFileSync } from 'node:fs';

/** What a process has used since it started, and how much memory it has now. */
export interface ProcessUsage {
  readonly processorMilliseconds: number;
  readonly memoryBytes: number;
}

/** Linux counts time in hundredths of a second and memory in pages. */
const [tickMilliseconds, pageBytes] = [10, 4096] as const;
/** `man 5 proc`, counted from the state, which follows the name in brackets. */
const [userTime, systemTime, residentPages] = [11, 12, 21] as const;

/** @returns null where the system has no `/proc`, or the process has ended */
export function usageOf(pid: number | undefined): ProcessUsage | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[userTime]) + Number(fields[systemTime]);
  return {
    processorMilliseconds: ticks * tickMilliseconds,
    memoryBytes: Number(fields[residentPages]) * pageBytes,
  };
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}
