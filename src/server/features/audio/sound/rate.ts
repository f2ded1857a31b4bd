/** Sample rate of all recordings: voices have little above 12 kHz, and a frame is exactly 24 ms. */
export const RATE = 24_000
