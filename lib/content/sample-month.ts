/** The month of the sample statement. Its stays are invented: midweek is cheaper than a week from Saturday to Saturday. */
export const sampleMonth = {
  year: 2027,
  month: 5,
  stays: [
    { arrival: 1, departure: 8, rent: 630 },
    { arrival: 10, departure: 13, rent: 240 },
    { arrival: 15, departure: 22, rent: 630 },
  ],
  /** The nights that the owner keeps. */
  own: [{ arrival: 22, departure: 29 }],
} as const
