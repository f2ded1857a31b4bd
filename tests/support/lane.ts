/** `npm run test:long` walks large spaces whole; `npm test` takes a seeded share of each. */
export const inLane = <T>(short: T, long: T): T => (process.env['LANE'] === 'long' ? long : short)
