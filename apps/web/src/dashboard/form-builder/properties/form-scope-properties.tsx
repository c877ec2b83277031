'use client';
import { FormScope } from '@firstday/domain';
import { Checkbox, ErrorMessage, Select } from '@firstday/ui';
import { useId } from 'react';
import { useBuilder } from '../builder-context';
import { setForm } from '../model/edited';
import { fieldsIn, formKey } from '../model/form-model';
import { labelOf } from '../outline-items';
import { problemText } from '../problem-text';
import { FactsInput } from './facts-input';
import { NumberInput } from './number-input';

/** What a form asks without saying anything of it. */
const usual: FormScope = { per: 'employee' };

/** For whom the form is filled in once, and when it is asked for again. */
export function FormScopeProperties() {
  const { words, model, problems, change } = useBuilder();
  const id = useId();
  const { scope = usual } = model.content;
  const dates = fieldsIn(model).filter(({ content }) => content.kind === 'date');
  const set = (changes: Partial<FormScope>) =>
    change(setForm(model, { ...model.content, scope: tidy({ ...scope, ...changes }) }), {
      step: `${formKey} scope ${Object.keys(changes).join()}`,
    });
  const { every_months, expires, on_change_of } = scope;
  const problem = problems.find(({ property }) => property === 'expires' || property === 'on_change_of');
  return (
    <>
      <Select
        label={words.scope.per}
        value={scope.per}
        options={FormScope.shape.per.options.map((value) => ({ value, label: words.scope[value] }))}
        onChange={({ currentTarget }) => set({ per: FormScope.shape.per.parse(currentTarget.value) })}
      />
      <fieldset className="builder-options">
        <legend className="fd-label">{words.scope.again}</legend>
        <p className="fd-hint">{words.scope.againHint}</p>
        {problem ? <ErrorMessage id={id} message={problemText(problem, words)} word={words.error} /> : null}
        <Checkbox
          label={words.scope.months}
          checked={every_months !== undefined}
          onChange={({ currentTarget }) => set({ every_months: currentTarget.checked ? 12 : undefined })}
        />
        {every_months === undefined ? null : (
          <div className="builder-condition">
            <NumberInput
              label={words.scope.everyMonths}
              property="every_months"
              value={every_months}
              onChange={(every_months = 0) => set({ every_months })}
            />
          </div>
        )}
        <Checkbox
          label={words.scope.expires}
          hint={dates.length === 0 ? words.scope.noDates : undefined}
          checked={expires !== undefined}
          disabled={dates.length === 0 && expires === undefined}
          onChange={({ currentTarget }) =>
            set({
              expires: currentTarget.checked
                ? { path: dates[0]?.content.path ?? '', days_before: 30 }
                : undefined,
            })
          }
        />
        {expires ? (
          <div className="builder-condition">
            <Select
              label={words.scope.expiresOn}
              value={expires.path}
              options={dates.map((field) => ({ value: field.content.path, label: labelOf(field) }))}
              onChange={({ currentTarget }) => set({ expires: { ...expires, path: currentTarget.value } })}
            />
            <NumberInput
              label={words.scope.daysBefore}
              property="days_before"
              value={expires.days_before}
              onChange={(days_before = 0) => set({ expires: { ...expires, days_before } })}
            />
          </div>
        ) : null}
        <FactsInput chosen={on_change_of ?? []} onChange={(paths) => set({ on_change_of: [...paths] })} />
      </fieldset>
    </>
  );
}

/** What says no more than that it is asked once is not said. */
function tidy({
  per,
  every_months,
  every_year,
  expires,
  on_change_of = [],
}: FormScope): FormScope | undefined {
  const scope = {
    per,
    ...(every_months === undefined ? {} : { every_months }),
    ...(every_year && { every_year }),
    ...(expires && { expires }),
    ...(on_change_of.length > 0 ? { on_change_of } : {}),
  };
  return per === usual.per && Object.keys(scope).length === 1 ? undefined : scope;
}
