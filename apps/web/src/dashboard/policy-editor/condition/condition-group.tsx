'use client';
import { Button, IconButton, Select } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import {
  type ConditionNode,
  emptyRow,
  type GroupMatch,
  type GroupNode,
  groupOf,
  type RowNode,
} from '../model/condition-node';
import { addPart, changeGroup, isWithinLimits } from '../model/replace-part';
import { usePolicyEditor } from '../policy-editor-context';
import { ConditionRow } from './condition-row';
import { PartMenu } from './part-menu';
import { useRemovePart } from './use-remove-part';
import { useStepKeys } from './use-step-keys';

const matches = ['all', 'any', 'none'] as const;

interface ConditionGroupProps {
  readonly group: GroupNode;
  /** Where it stands in its group; without it, it is the condition as a whole. */
  readonly at?: number;
  readonly depth?: number;
}

/** Conditions of which all, any or none have to be so: they may be groups themselves. */
export function ConditionGroup({ group, at, depth = 0 }: ConditionGroupProps) {
  const { words, locale, change, problemOf } = usePolicyEditor();
  const { key, match, parts } = group;
  const remove = useRemovePart();
  const name = words[`match_${match}`];
  const setMatch = (chosen: GroupMatch) =>
    change((form) => ({
      ...form,
      condition: changeGroup(form.condition, key, (one) => ({ ...one, match: chosen })),
    }));
  const step = useStepKeys(key);
  return (
    <div
      className="policy-group"
      role="group"
      aria-label={
        at === undefined ? words.condition : formatMessage(words.groupOf, { at, match: name }, locale)
      }
      data-depth={depth}
      onKeyDown={at === undefined ? undefined : step}
    >
      <div className="policy-group-head">
        <Select
          id={`${key}-match`}
          label={at === undefined ? words.requiredWhen : words.matchLabel}
          isLabelHidden={at !== undefined}
          isLabelBeside={at === undefined}
          isFit
          value={match}
          error={problemOf(`${key}-match`)}
          errorWord={words.error}
          options={matches.map((value) => ({ value, label: words[`match_${value}`] }))}
          onChange={({ currentTarget: { value } }) => setMatch(matches.find((one) => one === value) ?? 'all')}
        />
        {at === undefined ? null : (
          <div className="policy-row-tools">
            <IconButton
              icon="trash"
              size="small"
              label={formatMessage(words.removeGroup, { at }, locale)}
              onClick={() => remove(key)}
            />
            <PartMenu part={group} name={formatMessage(words.moreOfGroup, { at }, locale)} />
          </div>
        )}
      </div>
      {parts.length === 0 ? (
        <p className="policy-group-empty">
          {at === undefined ? words[`emptyWhole_${match}`] : words[`emptyGroup_${match}`]}
        </p>
      ) : (
        <ol className="policy-parts">
          {parts.map((part, index) => (
            <li key={part.key}>
              {index > 0 ? <span className="policy-joiner">{words[`joiner_${match}`]}</span> : null}
              {part.kind === 'row' ? (
                <ConditionRow row={part} at={index + 1} of={parts.length} />
              ) : (
                <ConditionGroup group={part} at={index + 1} depth={depth + 1} />
              )}
            </li>
          ))}
        </ol>
      )}
      <GroupButtons group={group} at={at} />
    </div>
  );
}

/** What the buttons would add, to see whether there is room for it. */
const [oneRow, oneGroup] = [emptyRow(), groupOf('any', [emptyRow()])];

function GroupButtons({ group, at }: ConditionGroupProps & { readonly at: number | undefined }) {
  const { words, form, change, focus } = usePolicyEditor();
  const { key, match } = group;
  const takesRow = isWithinLimits(addPart(form.condition, key, oneRow));
  const takesGroup = isWithinLimits(addPart(form.condition, key, oneGroup));
  const add = (row: RowNode, part: ConditionNode) => {
    change((now) => ({ ...now, condition: addPart(now.condition, key, part) }));
    focus(`${row.key}-fact`);
  };
  const addRow = () => {
    const row = emptyRow();
    add(row, row);
  };
  const addGroup = () => {
    const row = emptyRow();
    add(row, groupOf(match === 'all' ? 'any' : 'all', [row]));
  };
  return (
    <div className="policy-group-add">
      <Button
        id={`${key}-add`}
        variant={at === undefined ? 'secondary' : 'ghost'}
        size="small"
        icon="plus"
        aria-disabled={!takesRow}
        onClick={takesRow ? addRow : undefined}
      >
        {words.addCondition}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon="plus"
        aria-disabled={!takesGroup}
        onClick={takesGroup ? addGroup : undefined}
      >
        {words.addGroup}
      </Button>
      {takesGroup ? null : <p className="fd-hint">{takesRow ? words.deepEnough : words.fullEnough}</p>}
    </div>
  );
}
