import { type Person, type PersonKey, people } from '@/lib/content/people'
import { type PhotoSlot, photoImage } from '@/lib/content/photos'
import { vignettes } from '../art/posters'
import { Artwork } from '../ui/artwork'

type OwnerPictureProps = { person: PersonKey; slot: PhotoSlot; className: string }

/** The photograph of an owner's entry, or the drawing that stands in until there is one. */
export async function OwnerPicture({ person, slot, className }: OwnerPictureProps) {
  const { vignette, photo }: Person = people[person]
  if (!photo) return <Artwork image={vignettes[vignette]} className={className} />
  const { avif, ...image } = await photoImage(person, slot)
  return (
    <picture className="contents">
      {/* Hidden, because a grid would keep a cell for it. */}
      <source type="image/avif" srcSet={avif} sizes={image.sizes} className="hidden" />
      <Artwork image={image} className={className} />
    </picture>
  )
}
