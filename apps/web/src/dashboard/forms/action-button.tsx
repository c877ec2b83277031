import type { ButtonProps } from '@firstday/ui';
import { ActionForm } from './action-form';
import type { Send } from './action-state';
import { formLabels } from './form-labels';
import { Submit } from './submit';

interface ActionButtonProps extends Omit<ButtonProps, 'isBusy' | 'type'> {
  readonly send: Send;
}

/** One thing that is done by pressing, with nothing to fill in; what stands in its way is said above it. */
export async function ActionButton({ send, ...button }: ActionButtonProps) {
  return (
    <ActionForm send={send} words={await formLabels()}>
      <Submit {...button} />
    </ActionForm>
  );
}
