import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Something that is on or off from the moment it is pressed. What is saved later is a Checkbox. */
export function Switch({ label, hint, id: given, ...input }: SwitchProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <label className="fd-switch" htmlFor={id}>
      <input
        type="checkbox"
        role="switch"
        {...input}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span id={`${id}-label`}>{label}</span>
      {hint ? (
        <span className="fd-switch-hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
    </label>
  );
}
