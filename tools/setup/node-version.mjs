/** The oldest Node that can install the dependencies and run the first lines of each command. */
export const oldestForSetUp = '20.19.0';

/** The oldest Node that runs the service: it reads TypeScript by itself. */
export const oldestForService = '22.18.0';

export function isAtLeast(version, oldest) {
  const [have, want] = [version, oldest].map((text) => text.split('.').map(Number));
  for (const [index, number] of want.entries()) {
    if (have[index] !== number) return have[index] > number;
  }
  return true;
}
