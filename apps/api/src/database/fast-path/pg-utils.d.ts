/** How `pg` writes a value for PostgreSQL: it publishes the file and not its types. */
declare module 'pg/lib/utils.js' {
  const utils: { readonly prepareValue: (value: unknown) => string | Buffer | null };
  export default utils;
}
