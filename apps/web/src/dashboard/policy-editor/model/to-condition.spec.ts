import type { Condition, PolicyFact } from '@firstday/domain';
import { factCatalog, type FactDefinition, operatorsOf, toSentence } from '@firstday/policy-engine';
import { describe, expect, it } from '@jest/globals';
import { emptyRow, groupOf } from './condition-node';
import { editorCatalog } from './editor-catalog';
import { completeParts, toCondition } from './to-condition';
import { toGroup } from './to-group';

const toFact = ({ path, label, type, values = [], source = 'built_in' }: FactDefinition): PolicyFact => ({
  path,
  label,
  type,
  source,
  values: [...values],
  operators: [...operatorsOf[type]],
  example: { fact: path, operator: 'is_present' },
});
const catalog = editorCatalog([...factCatalog().values()].map(toFact), {}, 'en');

const state = { fact: 'work_location.state', operator: 'equals', value: 'NY' } as const;
const count = { fact: 'employer.employee_count', operator: 'at_least', value: 50 } as const;
const remote = { fact: 'placement.works_remotely', operator: 'equals', value: true } as const;
const states = { fact: 'job.address.state', operator: 'in', value: ['NY', 'NJ'] } as const;
const known = { fact: 'client.id', operator: 'is_present' } as const;

describe('a condition that is edited', () => {
  it.each<[string, Condition]>([
    ['all of these', { all: [state, count, remote] }],
    ['any of these', { any: [states, known] }],
    ['none of these', { not: { any: [state, known] } }],
    ['none of one', { not: state }],
    ['none of a group', { not: { all: [state, count] } }],
    [
      'groups within groups',
      { all: [{ any: [state, { all: [count, { not: { any: [known, remote] } }] }] }] },
    ],
    ['nothing at all', { all: [] }],
    [
      'properties that no record has yet',
      { any: [{ fact: 'job.shift', operator: 'in', value: ['night', 3, true] }] },
    ],
  ])('comes back as it was: %s', (_name, condition) => {
    expect(toCondition(toGroup(condition), catalog)).toEqual(condition);
  });

  it('is a group of one where it was one comparison', () => {
    expect(toCondition(toGroup(state), catalog)).toEqual({ all: [state] });
  });

  it('has numbers, and yes and no, as what the fact is, and sends what it cannot read for the API to refuse', () => {
    const row = (fact: string, values: readonly string[]) => ({ ...emptyRow(), fact, values });
    const typed = groupOf('all', [
      row('employer.employee_count', [' 12.5 ']),
      row('employer.employee_count', ['a dozen']),
      row('placement.works_remotely', ['false']),
      row('employer.name', [' 12 ']),
      { ...row('job.shift', ['3']), valueKind: 'number' },
    ]);
    expect(toCondition(typed, catalog)).toEqual({
      all: [12.5, 'a dozen', false, '12', 3].map((value, at) => ({
        fact: typed.parts[at]?.kind === 'row' ? typed.parts[at].fact : '',
        operator: 'equals',
        value,
      })),
    });
  });

  it('is read back without the rows that are not complete yet', () => {
    const whole = toGroup({ all: [state, { any: [count] }] });
    const half = { ...whole, parts: [...whole.parts, emptyRow(), groupOf('any', [emptyRow()])] };
    expect(toSentence(toCondition(completeParts(half), catalog), catalog)).toBe(
      "the work location's state is NY and the employer's number of employees is at least 50",
    );
  });
});
