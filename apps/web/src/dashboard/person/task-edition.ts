import type { TaskVersions } from '@firstday/domain';
import { type Edition, findEdition, toEdition } from '@firstday/forms';

/** The form as it was filled in, with its questions in every language; undefined where the release knows it no more. */
export const taskEdition = ({
  form_key,
  form_edition,
  content,
}: Pick<TaskVersions, 'content' | 'form_edition' | 'form_key'>): Edition | undefined =>
  content
    ? toEdition(content, { form: form_key, edition: form_edition })
    : findEdition(form_key, form_edition);
