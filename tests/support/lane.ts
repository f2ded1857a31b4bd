/** Seed of the run (set by `tests/run.ts`): another seed selects other shares. */
export const SEED = Number(process.env['SEED'] ?? 1)

/**
 * Returns the value for the current lane: `npm run test:long` covers large spaces completely, `npm test` a seeded share of each.
 */
export const chooseByLane = <T>(short: T, long: T): T => (process.env['LANE'] === 'long' ? long : short)

/**
 * Returns every `oneIn`-th item from a seeded offset, always ⌈n / oneIn⌉; in the long lane all items. Add to the seed for another
 * share.
 */
export function takeSeededShare<T>(all: readonly T[], oneIn: number, seed = SEED): readonly T[] {
  const start = all.length === 0 ? 0 : seed % all.length
  return chooseByLane(
    all.filter((_, i) => ((i - start + all.length) % all.length) % oneIn === 0),
    all,
  )
}
