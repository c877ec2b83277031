import type { PolicyFact } from '@firstday/domain';
import { choiceText, type FactCatalog, systemAttributeFact, toSentence } from '@firstday/policy-engine';
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
    hint: `${factTypes[type]}:`,
    example:
      type === 'choice'
        ? values.map((value) => choiceText(value, catalog.locale)).join(', ')
        : toSentence(example, catalog),
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

/** A property that no record has yet may be asked by its path, such as `job.shift`. */
export function ownFact(text: string, { locale }: FactCatalog): DialogChoice | undefined {
  const fact = systemAttributeFact(text, locale);
  return fact && { value: fact.path, label: fact.label, keywords: text };
}
