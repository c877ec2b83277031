import { type Context, notFound } from '../context/index.js';
import type { FormsService } from '../forms/index.js';

/**
 * The keys of forms that are named by their ids, each once.
 * @throws ProblemError 404 where one of them is none of the account's
 */
export async function resolveFormKeys(
  ctx: Context,
  forms: FormsService,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await forms.byIds(ctx, wanted)).map((form) => [form.id, form.key]));
  return wanted.map((id) => {
    const key = found.get(id);
    if (key === undefined) throw notFound('form');
    return key;
  });
}
