/** @jest-environment node */
import sharp from 'sharp'

const pixels = (file: string) => sharp(file, { density: 300 }).resize(64, 64).flatten().raw().toBuffer()

// After a failure: npm run icons.
test('the icons are drawn from app/icon.svg', async () => {
  const [drawing, icon] = await Promise.all(['app/icon.svg', 'public/icon-512.png'].map(pixels))
  const differences = [...(drawing ?? [])].map((value, index) => Math.abs(value - (icon?.[index] ?? 0)))
  // Their edges differ a little.
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  expect(mean).toBeLessThan(5)
})
