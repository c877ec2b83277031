import { CreateInspectionPackage } from '@firstday/domain';
import { z } from 'zod';
import { optionalText, typedText } from '../../api/typed-text';

const { shape } = CreateInspectionPackage;

/** Whose forms a package is to have, as it is chosen on the page. */
export const PackageInput = z.object({
  employer_id: typedText(shape.employer_id),
  client_id: optionalText(shape.client_id.unwrap().nullable()),
  job_id: optionalText(shape.job_id.unwrap().nullable()),
  hired_on_gte: optionalText(shape.hired_on_gte.unwrap().nullable()),
  hired_on_lte: optionalText(shape.hired_on_lte.unwrap().nullable()),
  employment: typedText(shape.employment.unwrap()),
});

/** The same for the API: what was not chosen is left out. */
export function toPackageBody({ employer_id, employment, ...chosen }: z.output<typeof PackageInput>) {
  const { client_id, job_id, hired_on_gte, hired_on_lte } = chosen;
  return {
    employer_id,
    employment,
    ...(client_id === null ? {} : { client_id }),
    ...(job_id === null ? {} : { job_id }),
    ...(hired_on_gte === null ? {} : { hired_on_gte }),
    ...(hired_on_lte === null ? {} : { hired_on_lte }),
  };
}
