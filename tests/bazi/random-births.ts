import type { BirthInput } from '#bazi/index.ts'

/** Creates a deterministic generator of pseudo-random numbers in [0, 1) (mulberry32). */
export function createNumberGenerator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Creates births in China, 1900–2099, in Beijing time and on the civil clock, so that libraries without zones can cast them too. */
export function randomBirths(count: number, seed: number): readonly BirthInput[] {
  const random = createNumberGenerator(seed)
  const first = Date.UTC(1900, 0, 1) / 1000
  const span = Date.UTC(2099, 11, 31) / 1000 - first
  return Array.from({ length: count }, (): BirthInput => {
    const civil = first + Math.floor(random() * span)
    return {
      local: clockText(civil),
      utc: `${clockText(civil - 28_800)}Z`,
      offsetSeconds: 28_800,
      lng: Math.round((75 + random() * 59) * 1e4) / 1e4,
      lat: 30,
      gender: random() < 0.5 ? 'male' : 'female',
      zi: random() < 0.5 ? '23' : '24',
      solarTime: false,
    }
  })
}
