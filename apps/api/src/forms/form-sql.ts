const isFormOf = (table: string) =>
  `forms ON forms.id = ${table}.form_id AND forms.account_id = ${table}.account_id`;

/** SQL of an account's forms for statements of other rooms: joins the form that each row of a table names as its `form_id`. */
export const formSql = {
  join: (table: string): string => `JOIN ${isFormOf(table)}`,
  leftJoin: (table: string): string => `LEFT JOIN ${isFormOf(table)}`,
  /** The forms that an account, given as SQL of its id, gives to people, each with the edition that new tasks pin. */
  inUse: (accountId: string): string =>
    `(SELECT forms.id, forms.key, forms.name, forms.edition, forms.updated_at FROM forms
       WHERE forms.account_id = ${accountId} AND forms.retired_at IS NULL)`,
  /** The facts after whose change an account, given as SQL of its id, has forms asked for again; null where there are none. */
  watchedFacts: (accountId: string): string =>
    `(SELECT array_agg(DISTINCT fact) FROM forms, jsonb_array_elements_text(forms.scope -> 'on_change_of') fact
       WHERE forms.account_id = ${accountId} AND forms.scope ? 'on_change_of')`,
};
