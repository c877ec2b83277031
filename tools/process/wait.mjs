import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks `question` until it answers something truthy; that answer, or undefined once `within` ms have passed.
 * @template T
 * @param {() => T | Promise<T>} question
 * @param {{within: number, every?: number}} times in milliseconds
 * @returns {Promise<T | undefined>}
 */
export async function waitUntil(question, { within, every = 50 }) {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() >= deadline) return undefined;
    await sleep(every);
  }
}

export { sleep };
