/** Above so many dollars of taxable income: the tax up to there, and the rate of what is beyond. */
interface Bracket {
  readonly over: number;
  readonly tax: number;
  readonly rate: number;
}

const rates = [0.011, 0.022, 0.044, 0.066, 0.088, 0.1023, 0.1133, 0.1243, 0.1353, 0.1463];

const schedule = (over: readonly number[], tax: readonly number[]): readonly Bracket[] =>
  rates.map((rate, at) => ({ rate, over: over[at] ?? 0, tax: tax[at] ?? 0 }));

/** DE 4 Rev. 56 (1-26), page 4: schedules for Worksheet C, for 2026 only, by the filing status. */
const taxSchedules: Readonly<Record<string, readonly Bracket[]>> = {
  single_or_two_incomes: schedule(
    [0, 11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, 1_000_000],
    [0, 121.87, 455.94, 1_124.21, 2_186.15, 3_522.17, 34_084.81, 42_502.09, 79_441.81, 114_220.27],
  ),
  married_one_income: schedule(
    [0, 22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_000_000, 1_485_906],
    [0, 243.74, 911.88, 2_248.42, 4_372.3, 7_044.33, 68_169.6, 85_004.17, 98_485.5, 164_228.58],
  ),
  head_of_household: schedule(
    [0, 22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_000_000, 1_010_417],
    [0, 243.9, 911.75, 1_579.93, 2_641.8, 3_978.08, 45_534.18, 56_982.35, 105_925.35, 107_334.77],
  ),
};

/** The year's tax in dollars; null without a filing status. */
export function taxOn(income: number, filingStatus: string): number | null {
  const brackets = Object.entries(taxSchedules).find(([status]) => status === filingStatus)?.[1];
  if (!brackets) return null;
  const bracket = brackets.findLast(({ over }) => income > over);
  return bracket ? bracket.tax + (income - bracket.over) * bracket.rate : 0;
}
