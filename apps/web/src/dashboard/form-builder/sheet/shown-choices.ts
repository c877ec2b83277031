import type { FormBox, FormFieldContent } from '@firstday/domain';
import type { BuilderWords } from '../builder-words';
import { fieldsIn, type FormModel } from '../model/form-model';
import type { Shown } from '../model/set-sheet';
import { labelOf } from '../outline-items';

interface ShownChoice {
  /** Of the choice in a list. */
  readonly value: string;
  readonly label: string;
  readonly shown: Shown;
}

const parts = ['street', 'secondary', 'city', 'state', 'zip'] as const;

/** Everything that a place of the PDF can show, in the order of the form. */
export function shownChoices(model: FormModel, words: BuilderWords): readonly ShownChoice[] {
  const choice = (shown: Shown, label: string): ShownChoice => ({ value: valueOf(shown), label, shown });
  const answers = fieldsIn(model)
    .filter(({ content: { kind } }) => kind !== 'content' && kind !== 'file')
    .flatMap((node) => {
      const { path: field, kind, options = [] } = node.content;
      const label = labelOf(node);
      const answer: Shown = { shows: 'answer', field };
      return [
        choice(answer, label),
        ...(kind === 'address'
          ? parts.map((part) => choice({ ...answer, part }, `${label} · ${words.sheet[part]}`))
          : []),
        ...options.map((option) =>
          choice({ ...answer, option: option.value }, `${label} · ☒ ${optionLabel(option)}`),
        ),
      ];
    });
  const signatures = model.sections
    .filter(({ content }) => content.attestation)
    .flatMap((section) =>
      (['signature', 'signed_on', 'signer'] as const).map((shows) =>
        choice({ shows, section: section.content.id }, `${words.sheet[shows]} · ${labelOf(section)}`),
      ),
    );
  return [...answers, ...signatures];
}

type Option = NonNullable<FormFieldContent['options']>[number];

const optionLabel = ({ label, value }: Option): string => label['en'] ?? value;

/** Tells what a box shows apart from all else that one can. */
export const valueOf = ({ shows, field, part, option, section }: Shown | FormBox): string =>
  [shows, field ?? section ?? '', part ?? '', option ?? ''].join(' ');
