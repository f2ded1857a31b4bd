import { LOT_COUNT } from '#contract/chat.ts'
import { lineValueOfCoins } from '#readings/changes/cast/index.ts'

/** One throw of three coins; `true` is heads, the side that counts three; `false` counts two. */
export type Coins = readonly [boolean, boolean, boolean]

/** Three random coins from `crypto`, one bit each. */
export function throwCoins(): Coins {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return [(bits! & 1) === 1, (bits! & 2) === 2, (bits! & 4) === 4]
}

/** Returns the line value of a throw, 6 to 9. */
export const lineValueOf = (coins: Coins): number => lineValueOfCoins(coins)

/** Draws a random lot number, 1 to 64. One random byte makes a fair draw, because its 256 values are a multiple of 64. */
export function drawLot(): number {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return (bits! % LOT_COUNT) + 1
}
