'use client';
import { Checkbox, Select } from '@firstday/ui';
import { useBuilder } from '../builder-context';
import { setForm } from '../model/edited';
import { fieldsIn } from '../model/form-model';
import { labelOf } from '../outline-items';
import { problemText } from '../problem-text';

/** How it is said that the form ended, and who may know. */
export function EndingProperties() {
  const { words, model, problems, change } = useBuilder();
  const { outcome, segregated, ...content } = model.content;
  const problem = problems.find(({ property }) => property === 'outcome');
  const choices = fieldsIn(model).filter(
    ({ content }) => (content.kind === 'radio' || content.kind === 'select') && !content.sensitive,
  );
  const isGone = outcome !== undefined && !choices.some((field) => field.content.path === outcome);
  return (
    <>
      <Select
        label={words.outcome}
        hint={words.outcomeHint}
        value={outcome ?? ''}
        options={[
          { value: '', label: words.noOutcome },
          ...(isGone ? [{ value: outcome, label: outcome }] : []),
          ...choices.map((field) => ({ value: field.content.path, label: labelOf(field) })),
        ]}
        error={problem && problemText(problem, words)}
        errorWord={words.error}
        onChange={({ currentTarget: { value } }) =>
          change(setForm(model, { ...content, segregated, ...(value ? { outcome: value } : {}) }))
        }
      />
      <Checkbox
        label={words.segregated}
        hint={words.segregatedHint}
        checked={segregated ?? false}
        onChange={({ currentTarget }) =>
          change(
            setForm(model, { ...content, outcome, ...(currentTarget.checked ? { segregated: true } : {}) }),
          )
        }
      />
    </>
  );
}
