import { isPhoto, type Person, type PersonKey, people } from '@/lib/content/people'
import { type PhotoSlot, photoImage } from '@/lib/media/photos'
import { loadDrawing } from '../art/posters'
import { Artwork } from '../ui/artwork'

type OwnerPictureProps = { person: PersonKey; slot: PhotoSlot; className: string }

/** The photograph or the drawing that an owner's entry names. */
export async function OwnerPicture({ person, slot, className }: OwnerPictureProps) {
  const { image }: Person = people[person]
  const shown = isPhoto(image) ? await photoImage(image, slot) : await loadDrawing(image)
  return <Artwork image={shown} className={className} />
}
