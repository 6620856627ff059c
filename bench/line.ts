import { setTimeout as wait } from 'node:timers/promises'

/** A line to a visitor: how long an answer takes to begin, ms, and how many bytes it carries a second. */
export type Line = { latency: number; bytesPerSecond: number }

const pieceLength = 8192

/**
 * Sends bodies over one slow line, a piece at a time, each after what it was given before. The browser's own
 * throttle does not reach what it fetches ahead of a navigation; this one reaches everything.
 */
export function slowLine({ latency, bytesPerSecond }: Line) {
  let free = 0
  return async function* (body: Buffer) {
    await wait(latency)
    for (let sent = 0; sent < body.length; sent += pieceLength) {
      const piece = body.subarray(sent, sent + pieceLength)
      const begin = Math.max(performance.now(), free)
      free = begin + (piece.length / bytesPerSecond) * 1000
      await wait(free - performance.now())
      yield piece
    }
  }
}
