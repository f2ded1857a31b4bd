import { LOTS } from '#contract/chat.ts'
import { lineValueOfCoins } from '#readings/changes/cast/index.ts'

/** Three coins, `true` for heads: the side that counts three. */
export type Coins = readonly [boolean, boolean, boolean]

/** Three coins from the device's own source of chance, a bit each. */
export function throwCoins(): Coins {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return [(bits! & 1) === 1, (bits! & 2) === 2, (bits! & 4) === 4]
}

/** 6 to 9. */
export const lineOf = (coins: Coins): number => lineValueOfCoins(coins)

/** One of the lots: 64 of them, so that six bits are a fair draw. */
export function drawLot(): number {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return (bits! % LOTS) + 1
}
