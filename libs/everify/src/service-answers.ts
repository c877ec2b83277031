import { z } from 'zod';
import { CaseNumber } from './case-details.js';
import type { FieldsToConfirm } from './fields-to-confirm.js';
import { serviceText as text } from './service-text.js';

/*
 * Public clients of version 31 do not agree on the form of some answers (docs/everify.md lists them). Each is read in every form
 * that was seen, and gives one result. What we send has one form.
 */

/** `YYYY-MM-DD`, also with a time after it, or `MM/DD/YYYY`; anything else is no day, and no reason to refuse a login. */
const Day = z.string().transform((given) => {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(given)?.[0];
  const [, month, dayOfMonth, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(given) ?? [];
  return iso ?? (year ? `${year}-${month}-${dayOfMonth}` : null);
});

/** A login, or a refreshed one. */
const login = z
  .object({
    access_token: text(8192),
    /** In seconds. */
    expires_in: z.coerce.number().int().positive().optional().catch(undefined),
    user_info: z
      .object({ password_expiration_date: Day.nullish().catch(null) })
      .nullish()
      .catch(null),
  })
  .transform(({ access_token, expires_in, user_info }) => ({
    token: access_token,
    lifetimeSeconds: expires_in,
    passwordExpiresOn: user_info?.password_expiration_date ?? null,
  }));
export type LoginAnswer = z.infer<typeof login>;

const numbered = z.array(z.object({ case_number: CaseNumber }));

/** The numbers of the cases that the service has of a person. */
const duplicates = z
  .union([
    z.object({ results: numbered }).transform(({ results }) => results),
    z.object({ cases: numbered }).transform(({ cases }) => cases),
  ])
  .transform((found) => found.map(({ case_number }) => case_number));

/** Each case is read separately, so that one that cannot be read does not hide the others. */
const updated = z.union([
  z.object({ updated_cases: z.array(z.unknown()) }).transform(({ updated_cases }) => updated_cases),
  z.object({ cases: z.array(z.unknown()) }).transform(({ cases }) => cases),
]);

const fieldName = text(60);

/** Names alone, or names with the values that the service has. */
const fieldsToConfirm = z
  .object({
    case_fields: z.array(
      z.union([
        fieldName.transform((field_name) => ({ field_name })),
        z.object({ field_name: fieldName, value: z.string().nullish() }),
      ]),
    ),
  })
  .transform((answer): FieldsToConfirm => answer);

/** A photo as base64, with or without the head of a `data:` address. @see EverifyWebService.photo for one that is sent as it is */
const photo = z
  .object({
    document_photo: z
      .string()
      .transform((given) => given.replace(/^data:image\/[a-z]+;base64,/, '').replaceAll(/\s/g, ''))
      .pipe(z.base64().min(4)),
  })
  .transform(({ document_photo }) => document_photo);

/** Nothing of it is used: the service tells unconfirmed cases again. An empty body is accepted. */
const confirmUpdated = z.object({}).optional();

const entries = z.array(z.object({ code: text(80), name: z.string().nullish() }));

/** A reference list; its member is named after the list. */
const reference = (list: string) =>
  z
    .union([
      z.object({ [list]: entries }).transform((answer) => answer[list] ?? []),
      z.object({ results: entries }).transform(({ results }) => results),
    ])
    .transform((found) => found.map(({ code }) => code));

/** How the answers of the service are read; those that are a case are `CaseDetails`. */
export const serviceAnswers = {
  login,
  duplicates,
  updated,
  confirmUpdated,
  fieldsToConfirm,
  photo,
  reference,
};
