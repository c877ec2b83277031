/** How `pg` serialises a value; the file is published without types. */
declare module 'pg/lib/utils.js' {
  const utils: { readonly prepareValue: (value: unknown) => string | Buffer | null };
  export default utils;
}
