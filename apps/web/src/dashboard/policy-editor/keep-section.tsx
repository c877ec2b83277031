'use client';
import { PolicyStatus } from '@firstday/domain';
import { RadioGroup, TextArea } from '@firstday/ui';
import { controlIds } from './model/to-policy-problems';
import { usePolicyEditor } from './policy-editor-context';

/** Whether it is asked from now on, and why it is changed. */
export function KeepSection({ isNew }: { readonly isNew: boolean }) {
  const { words, form, change, problemOf } = usePolicyEditor();
  const statuses = PolicyStatus.options.filter((status) => !isNew || status !== 'archived');
  return (
    <section className="hosted-section" aria-labelledby="keep-title">
      <h2 id="keep-title">{words.keepTitle}</h2>
      <RadioGroup
        id={controlIds.status}
        name="status"
        label={words.status}
        value={form.status}
        error={problemOf(controlIds.status)}
        errorWord={words.error}
        options={statuses.map((value) => ({
          value,
          label: words.statuses[value],
          hint: words[`statusHint_${value}`],
        }))}
        onChange={({ currentTarget: { value } }) =>
          change((now) => ({ ...now, status: statuses.find((one) => one === value) ?? now.status }))
        }
      />
      <TextArea
        id={controlIds.reason}
        label={words.reason}
        note={words.optional}
        hint={words.reasonHint}
        rows={2}
        value={form.reason}
        maxLength={500}
        error={problemOf(controlIds.reason)}
        errorWord={words.error}
        onChange={({ currentTarget }) => change((now) => ({ ...now, reason: currentTarget.value }), 'reason')}
      />
    </section>
  );
}
