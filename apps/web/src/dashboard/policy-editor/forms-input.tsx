'use client';
import { Button, ErrorMessage, IconButton } from '@firstday/ui';
import { formatMessage } from '../../i18n/format-message';
import { controlIds } from './model/to-policy-problems';
import { usePolicyEditor } from './policy-editor-context';

/** The forms that a placement needs where the condition is met. */
export function FormsInput() {
  const { words, locale, form, forms, change, choose, focus, problemOf } = usePolicyEditor();
  const error = problemOf(controlIds.forms);
  const nameOf = (id: string): string => forms.find(({ value }) => value === id)?.label ?? id;
  const set = (formIds: readonly string[]) => change((now) => ({ ...now, formIds }));
  const open = () =>
    choose({
      title: words.chooseForms,
      sections: [{ title: words.forms, choices: forms }],
      chosen: form.formIds,
      takesSeveral: true,
      from: controlIds.forms,
      onChoose: set,
    });
  return (
    <section className="hosted-section" aria-labelledby="forms-title">
      <h2 id="forms-title">{words.formsTitle}</h2>
      {error ? <ErrorMessage id={controlIds.forms} message={error} word={words.error} /> : null}
      {form.formIds.length === 0 ? null : (
        <ul className="policy-forms" aria-labelledby="forms-title">
          {form.formIds.map((id) => (
            <li key={id}>
              <bdi>{nameOf(id)}</bdi>
              <IconButton
                icon="close"
                size="small"
                label={formatMessage(words.removeForm, { name: nameOf(id) }, locale)}
                onClick={() => {
                  set(form.formIds.filter((one) => one !== id));
                  focus(controlIds.forms);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={controlIds.forms}
        variant="secondary"
        size="small"
        icon="plus"
        aria-haspopup="dialog"
        aria-describedby={error ? `${controlIds.forms}-error` : undefined}
        disabled={forms.length === 0}
        onClick={open}
      >
        {words.chooseForms}
      </Button>
      {forms.length === 0 ? <p className="fd-hint">{words.formsNotSeen}</p> : null}
    </section>
  );
}
