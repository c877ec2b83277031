'use client';
import { Button, IconButton, LinkButton } from '@firstday/ui';
import type { PolicyFormState } from './model/policy-form-state';
import { usePolicyEditor } from './policy-editor-context';
import type { PolicySaving } from './use-saving';

interface EditorBarProps {
  readonly state: Pick<PolicyFormState, 'future' | 'past'>;
  readonly saving: PolicySaving;
  /** Where one goes without keeping anything. */
  readonly leave: string;
  readonly onStep: (type: 'redo' | 'undo') => void;
}

/** Keeping it, leaving it, and going back a step: in sight wherever one is on the page. */
export function EditorBar({ state, saving, leave, onStep }: EditorBarProps) {
  const { words, form } = usePolicyEditor();
  return (
    <div className="policy-bar">
      <Button isBusy={saving.isSaving} onClick={saving.save}>
        {form.status === 'active' ? words.saveActive : words.save}
      </Button>
      <LinkButton variant="secondary" href={leave}>
        {words.leave}
      </LinkButton>
      <p className="policy-bar-state" role="status">
        {saving.isSaving ? words.saving : saving.isChanged ? words.unsaved : ''}
      </p>
      <span className="dash-steps">
        <IconButton
          icon="undo"
          label={words.undo}
          aria-disabled={state.past.length === 0}
          onClick={() => onStep('undo')}
        />
        <IconButton
          icon="redo"
          label={words.redo}
          aria-disabled={state.future.length === 0}
          onClick={() => onStep('redo')}
        />
      </span>
    </div>
  );
}
