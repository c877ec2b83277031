'use client';
import type { FormFieldContent } from '@firstday/domain';
import { Button, IconButton } from '@firstday/ui';
import { OutlineTree } from '@firstday/ui/outline-tree';
import { useDeferredValue, useState } from 'react';
import { useBuilder } from './builder-context';
import {
  addField,
  addPage,
  addSection,
  dependentsOf,
  duplicatePart,
  type Edited,
  removePart,
} from './model/edited';
import { formKey, locate } from './model/form-model';
import { movePart, stepPart } from './model/move-part';
import { hasReferences } from './model/references-to';
import { outlineItems } from './outline-items';
import { RemovalDialog } from './removal-dialog';
import { startingWords } from './starting-words';
import type { FormProblem } from './model/check-form';

interface OutlinePanelProps {
  readonly problems: readonly FormProblem[];
  readonly missing: ReadonlyMap<string, number>;
}

/** The parts of the form in order; one is selected, added, moved, copied or removed. */
export function OutlinePanel({ problems, missing }: OutlinePanelProps) {
  const { words, model, selected, select, change } = useBuilder();
  const [removing, setRemoving] = useState<string | null>(null);
  const found = locate(model, selected);
  // What is typed is painted first.
  const items = useDeferredValue(outlineItems(model, { words, problems, missing }));
  const onEdit = ({ model: changed, key }: Edited) => change(changed, { selected: key, box: null });
  const newField: FormFieldContent = {
    path: 'task.new_question',
    kind: 'text',
    label: { en: startingWords.question },
    required: true,
  };
  const remove = (key: string) => {
    setRemoving(null);
    onEdit({ model: removePart(model, key), key: neighbourOf(key) });
  };
  const neighbourOf = (key: string): string => {
    const place = locate(model, key);
    return place.type === 'field' ? place.page.key : place.type === 'page' ? place.section.key : formKey;
  };
  const askToRemove = () =>
    hasReferences(dependentsOf(model, selected)) ? setRemoving(selected) : remove(selected);
  return (
    <section className="builder-outline" aria-label={words.outline}>
      <button
        type="button"
        className="builder-form"
        aria-current={selected === formKey || undefined}
        onClick={() => select(formKey)}
      >
        {words.wholeForm}
      </button>
      <OutlineTree
        label={words.outline}
        moveLabel={words.move}
        items={items}
        selected={selected}
        onSelect={select}
        canMove={(key, target, position) => movePart(model, key, { key: target, position }) !== model}
        onMove={(key, target, position) =>
          onEdit({ model: movePart(model, key, { key: target, position }), key })
        }
      />
      <div className="builder-tools" role="group" aria-label={words.changeOutline}>
        <Button
          size="small"
          variant="secondary"
          icon="plus"
          onClick={() => onEdit(addField(model, selected, newField))}
        >
          {words.addQuestion}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon="plus"
          onClick={() => onEdit(addPage(model, selected, startingWords.page))}
        >
          {words.addPage}
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon="plus"
          onClick={() =>
            onEdit(
              addSection(model, {
                title: startingWords.section,
                page: startingWords.page,
                attestation: startingWords.attestation,
                assignee: model.sections.length > 0 ? 'employer' : 'employee',
              }),
            )
          }
        >
          {words.addSection}
        </Button>
      </div>
      {found.type === 'form' ? null : (
        <div className="builder-tools" role="group" aria-label={words.changePart}>
          <IconButton
            icon="up"
            size="small"
            label={words.moveUp}
            onClick={() => change(stepPart(model, selected, -1))}
          />
          <IconButton
            icon="down"
            size="small"
            label={words.moveDown}
            onClick={() => change(stepPart(model, selected, 1))}
          />
          {found.type === 'section' ? null : (
            <IconButton
              icon="copy"
              size="small"
              label={words.duplicate}
              onClick={() => onEdit(duplicatePart(model, selected))}
            />
          )}
          <IconButton icon="trash" size="small" label={words.remove} onClick={askToRemove} />
        </div>
      )}
      {removing ? (
        <RemovalDialog
          references={dependentsOf(model, removing)}
          onKeep={() => setRemoving(null)}
          onRemove={() => remove(removing)}
        />
      ) : null}
    </section>
  );
}
