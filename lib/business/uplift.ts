/** Percent gained from `before` to `after`, both in the same unit. `before` is above zero. */
export const increasePercent = (before: number, after: number) => ((after - before) / before) * 100

/** The increase as copy states it: rounded down to a multiple of 50 %, so that it never exceeds its two amounts. */
export const upliftPercent = (before: number, after: number) =>
  Math.floor(increasePercent(before, after) / 50) * 50

/** Converts a gain in percent to a multiple of the original amount: a gain of 200 % is three times the amount. */
export const multipleOf = (percent: number) => 1 + percent / 100
