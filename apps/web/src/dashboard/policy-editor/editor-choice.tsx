'use client';
import { ChoiceDialog } from '@firstday/ui/choice-dialog';
import { type AskedChoice, usePolicyEditor } from './policy-editor-context';

interface EditorChoiceProps {
  readonly asked: AskedChoice;
  readonly onClose: () => void;
}

/** The dialog of whatever is chosen right now: facts, forms and values alike. */
export function EditorChoice({ asked, onClose }: EditorChoiceProps) {
  const { words, focus } = usePolicyEditor();
  const { from, next, onChoose, ...choice } = asked;
  return (
    <ChoiceDialog
      {...choice}
      words={{
        close: words.close,
        done: words.done,
        noneFound: words.noneFound,
        search: words.search,
      }}
      onChoose={(values) => {
        onChoose(values);
        onClose();
        focus(next ?? from);
      }}
      onClose={() => {
        onClose();
        focus(from);
      }}
    />
  );
}
