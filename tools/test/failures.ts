import { stripVTControlCharacters } from 'node:util';

/** What did not pass, and the beginning of what it said. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** Jest's report, as far as it says what failed. */
export interface JestFailures {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Playwright's report, as far as it says what failed. */
export interface PlaywrightFailures {
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** A file that could not be run has no tests, and is one failure itself. */
export function failuresOfJest({ testResults = [] }: JestFailures): Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [failure(name, message)];
      return failed.map((one) => failure(`${name} › ${one.fullName}`, one.failureMessages?.[0]));
    });
}

export function failuresOfPlaywright({ suites = [], errors = [] }: PlaywrightFailures): Failure[] {
  const inSuite = ({ title, suites: inner = [], specs = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${title} › ${spec.title}`,
            results.flatMap(({ errors: of = [] }) => of)[0]?.message,
          ),
        ),
    ),
    ...inner.flatMap(inSuite),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => failure('[journeys]', message))];
}

const maxLines = 16;

const failure = (name: string, message = ''): Failure => ({
  name,
  message: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxLines)
    .join('\n'),
});

/** Stands at the end of a run, where whoever was sent its last lines finds it. */
export function listFailures(failures: readonly Failure[], max = 12): string {
  const shown = failures.slice(0, max).map(({ name, message }) => `✗ ${name}\n${indented(message)}`);
  const more = failures.length > max ? [`and ${failures.length - max} more`] : [];
  return [...shown, ...more].join('\n');
}

const indented = (text: string): string => text.replace(/^/gm, '    ');
