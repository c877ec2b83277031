import type { AnswerLog, LoggedAnswer } from './answer-log.ts';
import { type ExplainedFailures, explainFailures, type FaultWindow } from './fault-windows.ts';
import type { Finding } from './finding.ts';

/** Whether each answer that says that something is wrong came while something was, and none says that the service is at fault. */
export function checkAnswers(
  { failures }: Pick<AnswerLog, 'failures'>,
  windows: readonly FaultWindow[],
  surprises: readonly string[],
): Finding[] {
  const { explained, unexplained } = explainFailures(failures, windows);
  const faults = failures.filter(({ status }) => status === 500);
  return [
    ...explained.map((one) => findingOf(one)),
    { what: '5xx by nothing', said: saidOf(unexplained), holds: unexplained.length === 0 },
    { what: '500, whenever', said: saidOf(faults), holds: faults.length === 0 },
    {
      what: 'other answers',
      said: [`${surprises.length} that were not expected`, ...surprises.slice(0, 3)].join('; '),
      holds: surprises.length === 0,
    },
  ];
}

function findingOf({ kind, windows, failures, statuses, seconds }: ExplainedFailures): Finding {
  const last = seconds.map((one) => `${one.toFixed(1)} s`).join(', ');
  const when = failures === 0 ? '' : ` (${statuses}), the last of each ${last} after it began`;
  return {
    what: `5xx by ${kind}`,
    said: `${failures} in ${windows}${when}`,
    holds: kind !== 'rolling restart' || failures === 0,
  };
}

const saidOf = (answers: readonly LoggedAnswer[]): string =>
  [`${answers.length}`, ...answers.slice(0, 5).map(({ what, status }) => `${what} ${status}`)].join(', ');
