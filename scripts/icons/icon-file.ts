/** Bytes of the head of an .ico file, and of its entry for each picture. */
const head = 6
const entry = 16
/** Where a PNG says its width, as a number of four bytes. */
const widthAt = 16

/** An .ico file of square PNG pictures of at most 256 pixels, which every browser since 2010 reads. */
export function iconFile(pictures: readonly Buffer[]): Buffer {
  const directory = Buffer.alloc(head + entry * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [index, picture] of pictures.entries()) {
    const at = head + entry * index
    const size = picture.readUInt32BE(widthAt)
    // 256 is written as 0.
    directory.writeUInt8(size % 256, at)
    directory.writeUInt8(size % 256, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(picture.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([directory, ...pictures])
}
