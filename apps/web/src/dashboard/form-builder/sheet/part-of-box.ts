import type { FormBox } from '@firstday/domain';
import { fieldsIn, type FormModel } from '../model/form-model';

/** The key of the part that a box shows something of. */
export const partOfBox = (model: FormModel, { field, section }: FormBox): string | undefined =>
  (field === undefined
    ? model.sections.find(({ content }) => content.id === section)
    : fieldsIn(model).find(({ content }) => content.path === field)
  )?.key;
