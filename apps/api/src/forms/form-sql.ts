const isFormOf = (table: string) =>
  `forms ON forms.id = ${table}.form_id AND forms.account_id = ${table}.account_id`;

/** SQL of an account's forms for statements of other rooms: joins the form that each row of a table names as its `form_id`. */
export const formSql = {
  join: (table: string): string => `JOIN ${isFormOf(table)}`,
  leftJoin: (table: string): string => `LEFT JOIN ${isFormOf(table)}`,
};
