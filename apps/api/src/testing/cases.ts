/** How many generated cases a test tries: `npm test` a few, others each time; `npm run test:all` many. */
export const cases = ({ gate, night }: { readonly gate: number; readonly night: number }): number =>
  process.env['TEST_SUITE'] === 'night' ? night : gate;
