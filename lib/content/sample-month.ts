/** The month of the sample statement: invented stays, midweek cheaper than the weeks from Saturday to Saturday. */
export const sampleMonth = {
  year: 2027,
  month: 7,
  stays: [
    { arrival: 3, departure: 10, rent: 630 },
    { arrival: 12, departure: 15, rent: 240 },
    { arrival: 17, departure: 24, rent: 630 },
  ],
  /** What the owner keeps for themselves. */
  own: [{ arrival: 24, departure: 31 }],
} as const
