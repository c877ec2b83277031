import { say } from '../setup/say.mjs';
import type { Latencies } from './answer-log.ts';
import type { Finding } from './finding.ts';

export interface Phase extends Latencies {
  readonly name: string;
  readonly seconds: number;
  readonly hires: number;
}

/** The proof, as tables. */
export const printFindings = (findings: readonly Finding[]): void => {
  say('');
  for (const { what, said, holds } of findings)
    say(`  ${holds ? 'ok    ' : 'FAILED'}  ${what.padEnd(26)} ${said}`);
  const failed = findings.filter(({ holds }) => !holds).length;
  say(`\n${findings.length - failed} passed, ${failed} failed`);
};

export function printPhases(phases: readonly Phase[]): void {
  say('\n           seconds    hires   answers   median      95th      99th');
  for (const { name, seconds, hires, count, median, p95, p99 } of phases)
    say(
      `  ${name.padEnd(7)} ${cell(seconds, 8)} ${cell(hires, 8)} ${cell(count, 9)} ${[median, p95, p99].map((one) => `${cell(one, 6)} ms`).join(' ')}`,
    );
}

const cell = (value: number, width: number): string => value.toFixed(0).padStart(width);
