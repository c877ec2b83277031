import type { FormContent } from '@firstday/domain';
import { formKey, type FormModel, locate, toModel } from './form-model';

/** More steps back than anybody counts. */
const mostSteps = 100;

export interface BuilderState {
  readonly model: FormModel;
  readonly selected: string;
  /** Counts selections: the same part may be shown again. */
  readonly selection: number;
  /** The place of the PDF that is selected, in its list. */
  readonly box: number | null;
  readonly past: readonly FormModel[];
  readonly future: readonly FormModel[];
  /** Of the last change: typing on in one control is one step. */
  readonly step: string | null;
}

export type BuilderAction =
  | {
      readonly type: 'change';
      readonly model: FormModel;
      readonly selected?: string;
      readonly step?: string;
      /** Without it, the one that is selected stays so. */
      readonly box?: number | null;
    }
  | { readonly type: 'redo' }
  | { readonly type: 'select'; readonly key: string; readonly box?: number | null }
  | { readonly type: 'undo' };

export const beginBuilding = (content: FormContent): BuilderState => ({
  model: toModel(content),
  selected: formKey,
  selection: 1,
  box: null,
  past: [],
  future: [],
  step: null,
});

export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  if (action.type === 'select')
    return {
      ...state,
      selected: action.key,
      box: action.box ?? null,
      selection: state.selection + 1,
      step: null,
    };
  if (action.type === 'undo') return back(state);
  if (action.type === 'redo') return forth(state);
  const { model, selected = state.selected, step = null, box = state.box } = action;
  if (model === state.model) return state;
  const goesOn = step !== null && step === state.step;
  return {
    model,
    selected,
    box: boxThere(model, box),
    selection: selected === state.selected ? state.selection : state.selection + 1,
    past: goesOn ? state.past : [...state.past, state.model].slice(-mostSteps),
    future: [],
    step,
  };
}

function back(state: BuilderState): BuilderState {
  const model = state.past.at(-1);
  if (!model) return state;
  return at(state, model, { past: state.past.slice(0, -1), future: [state.model, ...state.future] });
}

function forth(state: BuilderState): BuilderState {
  const [model, ...future] = state.future;
  return model ? at(state, model, { past: [...state.past, state.model], future }) : state;
}

/** What is no longer there is no longer selected. */
const at = (
  state: BuilderState,
  model: FormModel,
  steps: Pick<BuilderState, 'future' | 'past'>,
): BuilderState => ({
  ...state,
  ...steps,
  model,
  selected: locate(model, state.selected).type === 'form' ? formKey : state.selected,
  box: boxThere(model, state.box),
  selection: state.selection + 1,
  step: null,
});

const boxThere = ({ content }: FormModel, box: number | null): number | null =>
  box !== null && content.pdf?.boxes[box] ? box : null;
