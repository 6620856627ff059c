import { Icon } from '../ui/icon'

/** Marks a picture as the thumbnail of a video, in its middle. The picture's frame is `relative`. */
export function PlayMark() {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <span className="grid size-10 place-items-center rounded-sm bg-primary text-on-primary">
        <Icon name="play" className="size-6" />
      </span>
    </span>
  )
}
