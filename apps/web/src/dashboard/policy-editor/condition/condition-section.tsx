'use client';
import { toSentence } from '@firstday/policy-engine';
import { formatMessage } from '../../../i18n/format-message';
import { comparisonRows, completeParts, isRowComplete, toCondition } from '../model/to-condition';
import { usePolicyEditor } from '../policy-editor-context';
import { ConditionGroup } from './condition-group';

/** When the forms are required: the condition as it is built, and read back as one sentence. */
export function ConditionSection() {
  const { words, locale, form, catalog } = usePolicyEditor();
  const { condition } = form;
  const whole = completeParts(condition);
  const sentence = toSentence(toCondition(whole, catalog), catalog);
  const isBegun = whole.parts.length > 0 || condition.parts.length === 0;
  const incomplete = comparisonRows(condition).filter((row) => !isRowComplete(row)).length;
  return (
    <section className="hosted-section" aria-labelledby="condition-title">
      <h2 id="condition-title">{words.conditionTitle}</h2>
      <p className="fd-hint">
        {words.conditionHint} <span className="dash-keys">{words.conditionKeys}</span>
      </p>
      <ConditionGroup group={condition} />
      <div className="policy-sentence" tabIndex={0} role="group" aria-label={words.sentence}>
        <p className="policy-sentence-title">{words.sentence}</p>
        <p>{isBegun ? <bdi>{sentence}</bdi> : <span className="fd-hint">{words.nothingYet}</span>}</p>
        {incomplete > 0 ? (
          <p className="fd-hint">{formatMessage(words.incomplete, { count: incomplete }, locale)}</p>
        ) : null}
      </div>
    </section>
  );
}
