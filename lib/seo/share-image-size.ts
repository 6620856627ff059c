/** Size of a share image in px. Social networks crop these proportions least. */
export const shareImageSize = { width: 1200, height: 630 } as const
