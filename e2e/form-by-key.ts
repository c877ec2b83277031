import type { Integrator } from './stack.js';

interface NamedForm {
  readonly id: string;
  readonly name: string;
}

/**
 * Finds a form by its key: the account has more forms than a page of the list, as journeys make their own.
 * @throws Error where the account has no such form
 */
export async function formByKey(api: Integrator, key: string): Promise<NamedForm> {
  const { data } = await api.get<{ data: readonly NamedForm[] }>(`/forms?key=${key}`);
  const [form] = data;
  if (!form) throw new Error(`The account has no form ${key}`);
  return form;
}
