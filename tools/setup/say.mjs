/** Trouble that its message explains wholly: shown without a stack, exit code 1. */
export class Trouble extends Error {}

/** @param {string | undefined} line */
export function say(line) {
  console.log(line);
}

/**
 * Shows what ended the command and sets its exit code.
 * @param {unknown} error
 */
export function report(error) {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/**
 * Says that something goes on, every ten seconds until it is done, so that a slow machine does not look dead.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(`${what} …`);
  const ticking = setInterval(() => say(`  … ${seconds()} s`), 10_000);
  try {
    const result = await work();
    say(`  done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(ticking);
  }
}
