/** Sample rate of all recordings in Hz: voices have little above 12 kHz, and an MP3 frame lasts exactly 24 ms. */
export const RATE = 24_000
