import { CreateAccountDocumentQuery, EmployerId } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

const { form_key, title, version } = CreateAccountDocumentQuery.shape;

/** A document that is published; its file is looked at where it arrives. */
export const PublicationInput = z.object({
  form_key,
  title: typedText(title),
  version: typedText(version),
  /** Null for every employer that has none of its own. */
  employer_id: optionalText(EmployerId.nullable()),
});
