/** Pixels of a share image, the proportions that social networks crop least. */
export const shareImageSize = { width: 1200, height: 630 } as const
