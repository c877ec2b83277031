import type { UserSession } from '@firstday/domain';
import { hasPermission } from '../session/current-session';
import { isGone } from './read-choices';
import { ChosenKind } from './record-choice';

/**
 * What the address of a list asks, without the records that are gone since it was written or kept: the list is then of all, and
 * says so (`GoneChoices`). Nobody learns of a kind of record that they may not see.
 */
export async function dropGoneChoices<Asked extends Partial<Readonly<Record<ChosenKind, string>>>>(
  session: UserSession,
  asked: Asked,
): Promise<{ readonly asked: Asked; readonly gone: readonly ChosenKind[] }> {
  const chosen = ChosenKind.options.filter((kind) => asked[kind] && hasPermission(session, `${kind}:view`));
  const found = await Promise.all(chosen.map((kind) => isGone(kind, asked[kind] ?? '')));
  const gone = chosen.filter((_, at) => found[at]);
  return { asked: { ...asked, ...Object.fromEntries(gone.map((kind) => [kind, ''])) }, gone };
}
