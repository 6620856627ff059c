/** Percent gained from `before` to `after`, both in the same unit. `before` is above zero. */
export const increasePercent = (before: number, after: number) => ((after - before) / before) * 100

/** The increase as copy states it: rounded down to a multiple of 50 %, so that it never exceeds its two amounts. */
export const upliftPercent = (before: number, after: number) =>
  Math.floor(increasePercent(before, after) / 50) * 50

/** How many times the first amount is, after a gain of so many percent: 200 % more is three times. */
export const multipleOf = (percent: number) => 1 + percent / 100
