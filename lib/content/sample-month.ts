/**
 * The month of the sample statement. Its stays are invented: midweek is cheaper than a week from Saturday to Saturday.
 * None begins on the 1st, because Intl prints "1 mai" where French has "1er mai".
 */
export const sampleMonth = {
  year: 2026,
  month: 5,
  stays: [
    { arrival: 2, departure: 9, rent: 630 },
    { arrival: 11, departure: 14, rent: 240 },
    { arrival: 16, departure: 23, rent: 630 },
  ],
} as const
