/** What `@jest/globals` is to spec files that Node itself imports: live, so that helpers of several spec files have the current one's. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
