'use client';
import { Button, StatusWord } from '@firstday/ui';
import { factPaths } from '@firstday/policy-engine';
import { formatMessage } from '../../../i18n/format-message';
import { nextKey } from '../model/condition-node';
import type { TestCase } from '../model/policy-form';
import { testOutcome } from '../model/test-outcome';
import { completeParts, toCondition } from '../model/to-condition';
import { controlIds } from '../model/to-policy-problems';
import { usePolicyEditor } from '../policy-editor-context';
import { TestEditor } from './test-editor';

/** So many facts of the condition a new test begins with. */
const mostFacts = 6;
const mostTests = 50;

/** Examples of what the policy has to say: while one fails, it cannot be active. */
export function TestsSection() {
  const { words, locale, form, catalog, change, focus, say } = usePolicyEditor();
  const { tests, condition } = form;
  const passing = tests.filter((test) => testOutcome(test, condition, catalog).isAsExpected).length;
  const set = (test: TestCase, step?: string) =>
    change(
      (now) => ({ ...now, tests: now.tests.map((one) => (one.key === test.key ? test : one)) }),
      step && `${test.key} ${step}`,
    );
  const add = () => {
    const asked = factPaths(toCondition(completeParts(condition), catalog)).slice(0, mostFacts);
    const facts = asked.map((fact) => ({ key: nextKey(), fact, values: [] }));
    const test: TestCase = { key: nextKey(), name: '', expected: 'met', facts };
    change((now) => ({ ...now, tests: [...now.tests, test] }));
    focus(`${test.key}-name`);
  };
  const remove = (test: TestCase) => {
    change((now) => ({ ...now, tests: now.tests.filter((one) => one.key !== test.key) }));
    say(words.tests.removed);
    focus(controlIds.tests);
  };
  return (
    <section className="hosted-section" aria-labelledby="tests-title">
      <div className="policy-section-head">
        <h2 id="tests-title">{words.tests.title}</h2>
        {tests.length === 0 ? null : (
          <StatusWord
            tone={passing === tests.length ? 'good' : 'bad'}
            icon={passing === tests.length ? 'check' : 'alert'}
            word={formatMessage(words.tests.passing, { passing, count: tests.length }, locale)}
          />
        )}
      </div>
      <p className="fd-hint">{words.tests.hint}</p>
      {tests.length === 0 ? null : (
        <ol className="policy-tests">
          {tests.map((test, at) => (
            <TestEditor key={test.key} test={test} at={at + 1} onChange={set} onRemove={() => remove(test)} />
          ))}
        </ol>
      )}
      <Button
        id={controlIds.tests}
        variant="secondary"
        size="small"
        icon="plus"
        onClick={add}
        disabled={tests.length >= mostTests}
      >
        {words.tests.add}
      </Button>
    </section>
  );
}
