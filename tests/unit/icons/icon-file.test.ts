import { readFileSync } from 'node:fs'

/** The favicon as it is committed: an .ico file whose directory leads to PNG pictures. */
test('the favicon holds the sizes of tabs and task bars', () => {
  const icon = readFileSync('app/favicon.ico')
  const count = icon.readUInt16LE(4)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index
    return { size: icon.readUInt8(at), length: icon.readUInt32LE(at + 8), offset: icon.readUInt32LE(at + 12) }
  })
  expect(entries.map(({ size }) => size)).toEqual([16, 32, 48])
  for (const { size, length, offset } of entries) {
    const picture = icon.subarray(offset, offset + length)
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    expect(picture.readUInt32BE(16)).toBe(size)
  }
  const last = entries.at(-1)
  expect((last?.offset ?? 0) + (last?.length ?? 0)).toBe(icon.length)
})
