'use client';
import { IconButton, LinkButton, Select } from '@firstday/ui';
import { useBuilder } from './builder-context';
import type { BuilderAction, BuilderState } from './model/builder-state';
import type { SavingStatus } from './use-draft-saving';

interface BuilderBarProps {
  readonly state: BuilderState;
  readonly status: SavingStatus;
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly hrefs: Readonly<Record<'document' | 'publish', string>>;
  readonly onAction: (action: BuilderAction) => void;
  readonly onLanguage: (language: string) => void;
}

/** What concerns the form as a whole: back and forth, whether it is saved, its languages, its document, publishing. */
export function BuilderBar({ state, status, languages, hrefs, onAction, onLanguage }: BuilderBarProps) {
  const { words, language } = useBuilder();
  return (
    <div className="builder-bar">
      <span className="dash-steps">
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={state.past.length === 0}
          onClick={() => onAction({ type: 'undo' })}
        />
        <IconButton
          icon="redo"
          label={words.redo}
          disabled={state.future.length === 0}
          onClick={() => onAction({ type: 'redo' })}
        />
      </span>
      <p className="builder-status" role="status">
        {words.saving[status]}
      </p>
      <Select
        label={words.besideEnglish}
        isLabelBeside
        isFit
        value={language?.code ?? ''}
        options={[{ value: '', label: words.noLanguage }, ...languages]}
        onChange={({ currentTarget }) => onLanguage(currentTarget.value)}
      />
      <LinkButton variant="secondary" icon="file" href={hrefs.document} target="_blank">
        {words.document}
      </LinkButton>
      <LinkButton href={hrefs.publish}>{words.publish}</LinkButton>
    </div>
  );
}
