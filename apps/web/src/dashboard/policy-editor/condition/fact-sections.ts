import type { PolicyFact } from '@firstday/domain';
import { type FactCatalog, systemAttributeFact, toSentence } from '@firstday/policy-engine';
import type { ChoiceSection, DialogChoice } from '@firstday/ui/choice-dialog';
import type { PolicyEditorWords } from '../policy-editor-words';

const owners = ['work_location', 'placement', 'job', 'employer', 'client', 'employee'] as const;

/** The facts to choose from, by whose they are, each with its kind and an example. */
export function factSections(
  facts: readonly PolicyFact[],
  catalog: FactCatalog,
  { factOwners, factTypes }: Pick<PolicyEditorWords, 'factOwners' | 'factTypes'>,
): readonly ChoiceSection[] {
  const toChoice = ({ path, label, type, values, example }: PolicyFact): DialogChoice => ({
    value: path,
    label,
    lang: 'en',
    hint: `${factTypes[type]}:`,
    example: type === 'choice' ? values.map(choiceText).join(', ') : toSentence(example, catalog),
    keywords: path,
  });
  const section = (title: string, chosen: readonly PolicyFact[]): ChoiceSection => ({
    title,
    choices: chosen.map(toChoice),
  });
  const isBuiltIn = ({ source }: PolicyFact) => source === 'built_in' || source === 'id';
  return [
    ...owners.map((owner) =>
      section(
        factOwners[owner],
        facts.filter((fact) => isBuiltIn(fact) && fact.path.startsWith(`${owner}.`)),
      ),
    ),
    section(
      factOwners.own,
      facts.filter(({ source }) => source === 'custom_property'),
    ),
    section(
      factOwners.others,
      facts.filter(({ source }) => source === 'system_attribute'),
    ),
  ].filter(({ choices }) => choices.length > 0);
}

/** `sole proprietorship`: choices are read as sentences write them. */
export const choiceText = (value: string): string => (value === 'llc' ? 'LLC' : value.replaceAll('_', ' '));

/** A property that no record has yet may be asked by its path, such as `job.shift`. */
export function ownFact(text: string): DialogChoice | undefined {
  const fact = systemAttributeFact(text);
  return fact && { value: fact.path, label: fact.label, lang: 'en', keywords: text };
}
