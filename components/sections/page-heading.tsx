import { LozengeTexture } from '../ui/lozenge-texture'

/** The first words of a page without a poster. */
export function PageHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="relative overflow-hidden border-rule border-b">
      <LozengeTexture className="text-edge opacity-15" />
      <div className="wrap relative py-14 md:py-20">
        <h1 className="max-w-4xl text-hero">{title}</h1>
        <p className="mt-5 max-w-[58ch] text-lead">{intro}</p>
      </div>
    </div>
  )
}
