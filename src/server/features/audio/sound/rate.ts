/** Sample rate of all recordings in Hz: voices have little above 12 kHz, and an MP3 frame lasts exactly 24 ms. */
export const AUDIO_SAMPLE_RATE = 24_000
