/** Item 4: one that is blank is not taken. */
export const allowancePaths = [
  'task.tip_allowance',
  'task.meal_allowance',
  'task.lodging_allowance',
  'task.other_allowance',
] as const;
