'use client';
import { ActionMenu } from '@firstday/ui/action-menu';
import type { ConditionNode } from '../model/condition-node';
import {
  isWithinLimits,
  parentOf,
  replacePart,
  shiftPart,
  unwrapPart,
  wrapPart,
} from '../model/replace-part';
import { withNewKeys } from '../model/with-new-keys';
import { usePolicyEditor } from '../policy-editor-context';
import { useRemovePart } from './use-remove-part';
import { useStep } from './use-step-keys';

interface PartMenuProps {
  readonly part: ConditionNode;
  /** What its actions are about. */
  readonly name: string;
}

/** What else can be done with a part of the condition. */
export function PartMenu({ part, name }: PartMenuProps) {
  const { words, form, change, focus, say } = usePolicyEditor();
  const { condition } = form;
  const { key } = part;
  const id = `${key}-more`;
  const step = useStep(key);
  const remove = useRemovePart();
  const wrapped = wrapPart(condition, key);
  const copy = withNewKeys(part);
  const copied = replacePart(condition, key, (one) => [one, copy]);
  const act = (action: 'copy' | 'down' | 'remove' | 'unwrap' | 'up' | 'wrap') => {
    if (action === 'up' || action === 'down') return step(action === 'up' ? -1 : 1, id);
    if (action === 'remove') return remove(key);
    if (action === 'wrap') {
      change((now) => ({ ...now, condition: wrapped }));
      say(words.wrapped);
      return focus(`${parentOf(wrapped, key)?.key ?? ''}-match`);
    }
    if (action === 'copy') {
      change((now) => ({ ...now, condition: copied }));
      say(words.copied);
      return focus(`${copy.key}-${copy.kind === 'row' ? 'fact' : 'match'}`);
    }
    change((now) => ({ ...now, condition: unwrapPart(now.condition, key) }));
    say(words.unwrapped);
    const [first] = part.kind === 'group' ? part.parts : [];
    focus(first ? `${first.key}-${first.kind === 'row' ? 'fact' : 'match'}` : `${condition.key}-add`);
  };
  return (
    <ActionMenu
      id={id}
      label={name}
      onAction={act}
      actions={[
        {
          id: 'up',
          label: words.moveUp,
          icon: 'up',
          isDisabled: shiftPart(condition, key, -1) === condition,
        },
        {
          id: 'down',
          label: words.moveDown,
          icon: 'down',
          isDisabled: shiftPart(condition, key, 1) === condition,
        },
        { id: 'wrap', label: words.wrap, icon: 'plus', isDisabled: !isWithinLimits(wrapped) },
        ...(part.kind === 'group' ? [{ id: 'unwrap', label: words.unwrap, icon: 'minus' } as const] : []),
        { id: 'copy', label: words.copy, icon: 'copy', isDisabled: !isWithinLimits(copied) },
        { id: 'remove', label: words.remove, icon: 'trash' },
      ]}
    />
  );
}
