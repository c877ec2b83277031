import { CreateEmployer, CreateJob } from '@firstday/domain';
import { countryOfState } from '@firstday/domain/places';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

export const NewRecordKind = z.enum(['employer', 'client', 'job']);
export type NewRecordKind = z.infer<typeof NewRecordKind>;

const name = typedText(CreateJob.shape.name);
const address = {
  street: name,
  city: name,
  state: name,
  zip: optionalText(CreateJob.shape.name.nullable()),
};

/** What a record has to have, of those that a hire names. */
export const newRecordSchemas = {
  employer: z.object({ name, ein: typedText(CreateEmployer.shape.ein), ...address }),
  client: z.object({ name }),
  job: z.object({ name, ...address }),
} as const;

/** As the interface takes an address in the United States. */
export const toAddress = ({
  street,
  city,
  state,
  zip,
}: Omit<z.output<typeof newRecordSchemas.job>, 'name'>) => ({
  street,
  city,
  state,
  zip,
  country: countryOfState(state),
});
