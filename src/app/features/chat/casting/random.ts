import { LOTS } from '#contract/chat.ts'
import { lineValueOfCoins } from '#readings/changes/cast/index.ts'

/** Three coins; `true` is heads, the side that counts three. */
export type Coins = readonly [boolean, boolean, boolean]

/** Three random coins from `crypto`, one bit each. */
export function throwCoins(): Coins {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return [(bits! & 1) === 1, (bits! & 2) === 2, (bits! & 4) === 4]
}

/** Value of a line, 6 to 9. */
export const lineValueOf = (coins: Coins): number => lineValueOfCoins(coins)

/** A random lot number, 1 to 64. 256 is a multiple of 64, so one random byte is a fair draw. */
export function drawLot(): number {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return (bits! % LOTS) + 1
}
