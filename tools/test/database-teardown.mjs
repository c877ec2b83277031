export default async function databaseTeardown() {
  await globalThis.testPostgres?.stop();
  globalThis.testPostgres = undefined;
}
