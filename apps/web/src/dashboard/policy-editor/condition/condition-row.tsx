'use client';
import type { FactOperator } from '@firstday/domain';
import { operatorsOf } from '@firstday/policy-engine';
import { IconButton, Select } from '@firstday/ui';
import { formatMessage } from '../../../i18n/format-message';
import { emptyRow, type RowNode, type ValueKind } from '../model/condition-node';
import { replacePart } from '../model/replace-part';
import { takesList, takesNothing, typedAs } from '../model/to-condition';
import { usePolicyEditor } from '../policy-editor-context';
import { FactButton } from './fact-button';
import { PartMenu } from './part-menu';
import { useStepKeys } from './use-step-keys';
import { useRemovePart } from './use-remove-part';
import { ValueInput } from './value-input';

interface ConditionRowProps {
  readonly row: RowNode;
  /** Its place in its group, from 1. */
  readonly at: number;
  readonly of: number;
}

/** One comparison: what is looked at, how, and with what. */
export function ConditionRow({ row, at, of }: ConditionRowProps) {
  const { words, locale, catalog, change, problemOf } = usePolicyEditor();
  const { key, fact, operator, values } = row;
  const definition = catalog.get(fact);
  const kind = typedAs(row, definition?.type);
  const remove = useRemovePart();
  const set = (changed: RowNode, step?: string) =>
    change(
      (form) => ({ ...form, condition: replacePart(form.condition, key, () => [changed]) }),
      step && `${key} ${step}`,
    );
  const name = definition?.label ?? words.emptyCondition;
  const label = formatMessage(words.conditionOf, { at, of }, locale);
  return (
    <div className="policy-row" role="group" aria-label={label} onKeyDown={useStepKeys(key)}>
      <FactButton
        id={`${key}-fact`}
        fact={fact}
        next={`${key}-operator`}
        onChoose={(chosen) => set(withFact(row, chosen, catalog.get(chosen)?.type))}
      />
      {definition ? (
        <Select
          id={`${key}-operator`}
          label={words.operator}
          isLabelHidden
          value={operator}
          error={problemOf(`${key}-operator`)}
          errorWord={words.error}
          options={operatorsOf[definition.type].map((one) => ({ value: one, label: words.operators[one] }))}
          onChange={({ currentTarget }) => {
            const chosen = operatorsOf[definition.type].find((one) => one === currentTarget.value);
            if (chosen) set(withOperator(row, chosen));
          }}
        />
      ) : null}
      {definition?.type === 'scalar' && isOfAnyKind(operator) ? (
        <Select
          id={`${key}-kind`}
          label={words.valueKind}
          isLabelHidden
          value={kind}
          options={[
            { value: 'text', label: words.factTypes.text },
            { value: 'number', label: words.factTypes.number },
            ...(takesList(operator) ? [] : [{ value: 'boolean', label: words.factTypes.boolean }]),
          ]}
          onChange={({ currentTarget }) =>
            set({ ...row, valueKind: kindOf(currentTarget.value), values: [] })
          }
        />
      ) : null}
      {definition && !takesNothing(operator) ? (
        <ValueInput
          id={`${key}-value`}
          label={words.valueOf}
          fact={definition}
          kind={kind}
          takesSeveral={takesList(operator)}
          values={values}
          onChange={(changed) => set({ ...row, values: changed }, 'value')}
        />
      ) : null}
      <div className="policy-row-tools">
        <IconButton
          icon="trash"
          size="small"
          label={formatMessage(words.removeCondition, { at, name }, locale)}
          onClick={() => remove(key)}
        />
        <PartMenu part={row} name={formatMessage(words.moreOf, { at, name }, locale)} />
      </div>
    </div>
  );
}

const isOfAnyKind = (operator: FactOperator): boolean =>
  ['equals', 'not_equals', 'in', 'not_in'].includes(operator);

function kindOf(chosen: string): ValueKind {
  return chosen === 'number' || chosen === 'boolean' ? chosen : 'text';
}

/** Of another fact nothing is known yet; an operator that it does not take gives way. */
function withFact(row: RowNode, fact: string, type: keyof typeof operatorsOf | undefined): RowNode {
  if (fact === row.fact) return row;
  const taken = type ? operatorsOf[type] : [];
  const operator = taken.find((one) => one === row.operator) ?? taken[0] ?? row.operator;
  return { ...emptyRow(), key: row.key, fact, operator };
}

/** One of a list stays where one is asked. */
function withOperator(row: RowNode, operator: FactOperator): RowNode {
  const values = takesNothing(operator) ? [] : takesList(operator) ? row.values : row.values.slice(0, 1);
  return { ...row, operator, values: values.filter((value) => value !== '') };
}
