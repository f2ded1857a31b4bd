/** Samples a second of everything that is made: voices have nothing above 12 kHz that is missed, and a frame of it is 24 ms exactly. */
export const RATE = 24_000
