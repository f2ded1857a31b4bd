/** `npm run test:long` walks large spaces whole; `npm test` takes a seeded share of each. */
export const inLane = <T>(short: T, long: T): T => (process.env['LANE'] === 'long' ? long : short)

/** Which share of them: `tests/run.ts` takes it from the state of the files. */
export const SEED = Number(process.env['SEED'] ?? 1)

/** Of a list every so manieth, from the one that the seed says; in the long lane all. */
export const share = <T>(all: readonly T[], oneIn: number, seed: number): readonly T[] =>
  inLane(
    all.filter((_, i) => i % oneIn === seed % oneIn),
    all,
  )
