/** The run's `SEED` (`tests/run.ts`): another run takes other shares. */
export const SEED = Number(process.env['SEED'] ?? 1)

/** `npm run test:long` walks large spaces whole; `npm test` takes a seeded share of each. */
export const inLane = <T>(short: T, long: T): T => (process.env['LANE'] === 'long' ? long : short)

/**
 * Every so manieth of a list, counted around from the one that the seed says; in the long lane all. How many these are
 * depends on no seed: a share of n items is ⌈n / oneIn⌉ of them. Walks that are to take different ones add a number to the seed.
 */
export function share<T>(all: readonly T[], oneIn: number, seed = SEED): readonly T[] {
  const start = all.length === 0 ? 0 : seed % all.length
  return inLane(
    all.filter((_, i) => ((i - start + all.length) % all.length) % oneIn === 0),
    all,
  )
}
