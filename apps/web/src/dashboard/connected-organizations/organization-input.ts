import { CreateConnectedOrganization } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, optionalText, typedText } from '../../api/typed-text';

const {
  name,
  dba_name,
  ein,
  business_email,
  candidate_support_email,
  phone,
  default_language,
  supported_languages,
} = CreateConnectedOrganization.shape;

/** A connected organization as people make and change one. */
export const OrganizationInput = z.object({
  name: typedText(name),
  dba_name: optionalText(dba_name),
  ein: optionalText(ein),
  business_email: typedText(business_email),
  candidate_support_email: optionalText(candidate_support_email),
  phone: optionalText(phone),
  default_language,
  supported_languages: chosenOf(supported_languages),
});
