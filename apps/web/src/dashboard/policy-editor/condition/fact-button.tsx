'use client';
import { controlProps, FormField, Icon } from '@firstday/ui';
import { usePolicyEditor } from '../policy-editor-context';
import { factSections, ownFact } from './fact-sections';

interface FactButtonProps {
  readonly id: string;
  readonly fact: string;
  /** The control that comes next. */
  readonly next: string;
  readonly onChoose: (fact: string) => void;
}

/** What is looked at: a button that opens all facts. */
export function FactButton({ id, fact, next, onChoose }: FactButtonProps) {
  const { words, facts, catalog, choose, problemOf } = usePolicyEditor();
  const label = fact === '' ? words.chooseFact : (catalog.get(fact)?.label ?? fact);
  const error = problemOf(id);
  const open = () =>
    choose({
      title: words.chooseFact,
      sections: factSections(facts, catalog, words),
      chosen: fact === '' ? [] : [fact],
      own: (text) => ownFact(text, catalog),
      from: id,
      next,
      onChoose: ([chosen]) => {
        if (chosen !== undefined) onChoose(chosen);
      },
    });
  return (
    <FormField id={id} label={words.fact} isLabelHidden error={error} errorWord={words.error}>
      <button
        type="button"
        className="policy-pick"
        aria-haspopup="dialog"
        aria-label={fact === '' ? label : `${words.fact}: ${label}`}
        data-empty={fact === '' ? '' : undefined}
        onClick={open}
        {...controlProps(id, { error })}
      >
        <bdi>{label}</bdi>
        <Icon name="down" />
      </button>
    </FormField>
  );
}
