import { LozengeBand } from '@/components/ui/lozenges'

/** A thin course of the roof's tiles, as under the header. */
export function TileBand() {
  return <LozengeBand name="course" />
}
