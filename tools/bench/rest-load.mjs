import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { Pool } from 'undici';

/**
 * Asks a server again and again over so many kept connections, one request at a time on each.
 * @returns {Promise<number>} answers a second
 * @throws Error at the first answer of another status
 */
export async function load({ url, headers }, { connections, seconds, request, status }) {
  const pool = new Pool(url, { connections, pipelining: 1 });
  try {
    const end = performance.now() + seconds * 1000;
    const start = performance.now();
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
    return answers / ((performance.now() - start) / 1000);
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

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
