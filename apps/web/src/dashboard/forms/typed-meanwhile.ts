import type { ActionState } from './action-state';

type Values = ActionState['values'];

/** What stood in a form when it was sent, and what stands there since. */
export interface TypedMeanwhile {
  readonly sent: Values;
  readonly now: Values;
}

/** A form that is shown again has what the answer says, but for what was typed since it was sent. One without values begins anew. */
export function withTypedMeanwhile(state: ActionState, typed: TypedMeanwhile | null): ActionState {
  if (!typed || Object.keys(state.values).length === 0) return state;
  const { sent, now } = typed;
  const names = [...new Set([...Object.keys(sent), ...Object.keys(now)])];
  const typedAnew = names.filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(now[name]));
  const kept = Object.fromEntries(typedAnew.map((name) => [name, now[name] ?? []]));
  return { ...state, values: { ...state.values, ...kept } };
}
