import type { ComponentName } from '@firstday/domain';
import { getMessages } from 'next-intl/server';
import { hireWords, type HireWords } from '../hire/hire-words';
import { componentFacts } from './generated/component-facts';

/** What the form of a hire says, what to do about each control that is wrong, and what stands above all of that. */
export interface HireTexts {
  readonly words: HireWords;
  readonly advice: Readonly<Partial<Record<string, string>>>;
  readonly problem: string;
}

const areOfHires: ReadonlySet<string> = new Set(['new_placements', 'placement_explanations']);

/** Undefined for a component that has nothing to do with hires: their words are many. */
export async function hireTextsFor(component: ComponentName): Promise<HireTexts | undefined> {
  if (!areOfHires.has(componentFacts[component].rows)) return undefined;
  const { hireAdvice: advice, page } = await getMessages();
  return { words: await hireWords(), advice, problem: page.problem };
}
