import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { Pool } from 'undici';

/**
 * Asks a server again and again over so many kept connections, one request at a time on each.
 * @returns {Promise<{rate: number, processor: number}>} answers a second, and the server's own milliseconds of
 *   processor time for each: other programs on the machine change the first much and the second little
 * @throws Error at the first answer of another status
 */
export async function load({ url, headers, pid }, { connections, seconds, request, status }) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  try {
    const end = performance.now() + seconds * 1000;
    const start = performance.now();
    const before = processorTime(pid);
    let answers = 0;
    const caller = async () => {
      while (performance.now() < end) {
        const { method, path, body } = request();
        const answer = await pool.request({ method, path, body, headers });
        const text = await answer.body.text();
        if (answer.statusCode !== status)
          throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 500)}`);
        answers++;
      }
    };
    await Promise.all(Array.from({ length: connections }, caller));
    const rate = answers / ((performance.now() - start) / 1000);
    return { rate, processor: (processorTime(pid) - before) / answers };
  } finally {
    await pool.close();
  }
}

/** Looks at the memory of a process until `stop` is called; `most` is the most that was seen, in bytes. */
export function watchMemory(pid) {
  const seen = { most: residentBytes(pid), stop: () => clearInterval(timer) };
  const timer = setInterval(() => (seen.most = Math.max(seen.most, residentBytes(pid))), 250);
  return seen;
}

function residentBytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
  } catch {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }
}

/** The processor time that a process has taken so far, in milliseconds; not a number where there is no /proc. */
export function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
