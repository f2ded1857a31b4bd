/** Creates a deterministic generator of random numbers in [0, 1): the seed's FNV-1a hash starts a mulberry32. */
export function createRandomGenerator(seed: string): () => number {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SIZE = 512

/** Creates a deterministic smooth noise function with values of about −1 to 1; more octaves make the noise rougher. */
export function createNoiseFunction(seed: string): (x: number, octaves?: number) => number {
  const random = createRandomGenerator(seed)
  const grid = Array.from({ length: SIZE }, () => random() * 2 - 1)
  const at = (i: number) => grid[((i % SIZE) + SIZE) % SIZE]!
  const smooth = (x: number) => {
    const i = Math.floor(x)
    const t = x - i
    return at(i) + (at(i + 1) - at(i)) * t * t * (3 - 2 * t)
  }
  return (x, octaves = 3) => {
    let value = 0
    for (let i = 0, weight = 0.55, pitch = 1; i < octaves; i++, weight *= 0.5, pitch *= 2.05) value += weight * smooth(x * pitch + i * 37.7)
    return value
  }
}
