import { z } from 'zod';
import { Comparison, FactOperator } from './condition.js';

/** `country` holds ISO 3166 codes of three letters, `state` USPS codes in the US, `choice` one of the fact's values. */
export const FactType = z
  .enum([
    'text',
    'choice',
    'country',
    'state',
    'number',
    'boolean',
    'date',
    'datetime',
    'list',
    'id',
    'scalar',
  ])
  .meta({
    id: 'FactType',
    description:
      '`country`: ISO 3166 codes of three letters. `state`: USPS codes in the US. `choice`: one of `values`. `id`: of a record of the account. `scalar`: a text, a number, true or false, as each record has it.',
  });
export type FactType = z.infer<typeof FactType>;

export const FactSource = z.enum(['built_in', 'id', 'custom_property', 'system_attribute']).meta({
  id: 'FactSource',
  description:
    "`built_in`: a property that records have by themselves. `id`: a record's id. `custom_property`: one of the account's. `system_attribute`: another top-level property that the account's records have.",
});
export type FactSource = z.infer<typeof FactSource>;

/** Beyond the contract: a fact that the conditions of policies may ask. */
export const PolicyFact = z
  .strictObject({
    path: z.string().meta({
      description: 'The fact, as conditions name it.',
      examples: ['work_location.state'],
    }),
    label: z.string().describe('What sentences call it.'),
    type: FactType,
    source: FactSource,
    values: z.array(z.string()).describe('For `choice`, what it may be; empty for others.'),
    operators: z.array(FactOperator).describe('What may be asked of it.'),
    example: Comparison.describe('A condition that asks it.'),
  })
  .meta({ id: 'PolicyFact' });
export type PolicyFact = z.infer<typeof PolicyFact>;

export const PolicyFacts = z
  .strictObject({ facts: z.array(PolicyFact).describe('Everything that a condition may ask.') })
  .meta({ id: 'PolicyFacts' });
export type PolicyFacts = z.infer<typeof PolicyFacts>;
