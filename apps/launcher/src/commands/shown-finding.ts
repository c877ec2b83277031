/** What was found about one thing; the API's `doctor` has the same shape. */
export interface ShownFinding {
  readonly area: string;
  readonly state: 'ok' | 'warning' | 'fault';
  readonly text: string;
  readonly remedy?: string;
}

/** Reads what the API's program printed. @throws Error where it is something else */
export function parseFindings(text: string): ShownFinding[] {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read) || !read.every(isFinding)) throw new Error('These are no findings.');
  return read;
}

/** A line each, and below what is not in order what to do. */
export const findingLines = (findings: readonly ShownFinding[]): string =>
  findings
    .map(({ area, state, text, remedy }) => {
      const line = `${state.padEnd(8)} ${area.padEnd(9)} ${text}`;
      return remedy ? `${line}\n${' '.repeat(19)}→ ${remedy}` : line;
    })
    .join('\n');

/** 1 where there is a fault; a warning is none. */
export const exitCodeOf = (findings: readonly ShownFinding[]): number =>
  findings.some(({ state }) => state === 'fault') ? 1 : 0;

/** Shows findings as they were asked for. */
export function showFindings(findings: readonly ShownFinding[], asJson: boolean): number {
  process.stdout.write(`${asJson ? JSON.stringify(findings, null, 2) : findingLines(findings)}\n`);
  return exitCodeOf(findings);
}

function isFinding(value: unknown): value is ShownFinding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'area' in value &&
    'state' in value &&
    'text' in value &&
    typeof value.text === 'string' &&
    (value.state === 'ok' || value.state === 'warning' || value.state === 'fault')
  );
}
