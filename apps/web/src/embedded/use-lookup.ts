import type { ComboboxOption } from '@firstday/ui/combobox';
import { useCallback, useState } from 'react';
import { useAsked } from '../hire/use-asked';
import type { ChoicesStatus } from '../hire/word-of-list';

interface Answer {
  readonly typed: string;
  /** Undefined where it could not be asked. */
  readonly options: readonly ComboboxOption[] | undefined;
}

type LookUp = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/**
 * The options of a combobox, looked up by what is typed in it.
 *
 * @param lookUp the same function until something else is looked up
 * @param chosen the option that is chosen, which stays among them
 */
export function useLookup(lookUp: LookUp, chosen: ComboboxOption | undefined) {
  const [name, setName] = useState('');
  const ask = useCallback(
    async (typed: string, signal: AbortSignal): Promise<Answer> => {
      const options = await lookUp(typed, signal).catch(() => undefined);
      signal.throwIfAborted();
      return { typed, options };
    },
    [lookUp],
  );
  const { answer } = useAsked(name, ask);
  const found = answer?.options ?? [];
  const isListed = chosen === undefined || found.some((one) => one.value === chosen.value);
  return {
    options: isListed ? found : [chosen, ...found],
    status: statusOf(name, answer),
    /** Whether there is nothing at all to be chosen. */
    isEmpty: name === '' && answer?.typed === '' && answer.options?.length === 0,
    search: (typed: string) => setName(typed === chosen?.label ? '' : typed.trim()),
  };
}

function statusOf(typed: string, answer: Answer | undefined): ChoicesStatus {
  if (answer?.typed !== typed) return 'searching';
  return answer.options === undefined ? 'failed' : 'found';
}
