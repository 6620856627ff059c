/** Whether a press follows its link here, and opens no tab, window or download. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey)
