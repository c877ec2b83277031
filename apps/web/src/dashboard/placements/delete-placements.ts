'use server';
import { type ActionState, readList } from '../forms/action-state';
import { write } from '../forms/write';
import { paths } from '../paths';
import type { ActionContext } from '../session/current-session';
import { parsePlacementSelection } from './parse-placement-selection';

/**
 * Deletes the chosen placements one after the other, each as by itself: with its own permission, access rules, events and entry in the
 * security log. One that is refused stops no other; what became of each is said by its id.
 */
export async function deletePlacements(
  place: Omit<ActionContext, 'path'>,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const ids = parsePlacementSelection(readList(form, 'placement'));
  const context = { ...place, path: paths.deletePlacements(ids) };
  const made: Record<string, string> = {};
  for (const id of ids) {
    const written = await write(context, 'placements.deleteById', { params: { placement_id: id } });
    made[id] = written.ok ? 'done' : written.errorCode;
  }
  return { attempt: before.attempt + 1, issues: [], values: {}, made };
}
