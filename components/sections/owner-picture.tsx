import { isPhoto, type Person, type PersonKey, people } from '@/lib/content/people'
import { type PhotoSlot, photoImage } from '@/scripts/render/photos'
import { loadDrawing } from '../art/posters'
import { Artwork } from '../ui/artwork'

type OwnerPictureProps = { person: PersonKey; slot: PhotoSlot; className: string }

/** The photograph or the drawing that an owner's entry names. */
export async function OwnerPicture({ person, slot, className }: OwnerPictureProps) {
  const { image: shown }: Person = people[person]
  if (!isPhoto(shown)) return <Artwork image={await loadDrawing(shown)} className={className} />
  const { avif, ...image } = await photoImage(shown, slot)
  return (
    <picture className="contents">
      {/* Hidden: a visible `<source>` would become a grid item. */}
      <source type="image/avif" srcSet={avif} sizes={image.sizes} className="hidden" />
      <Artwork image={image} className={className} />
    </picture>
  )
}
