import { FlagError } from './flag-error.ts'
import { type ParsedFlags, type FlagDefinitions, getRequiredFlag } from './flags.ts'
import { type BirthLocation, findPlaceMatch } from './place-choice.ts'

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** Parses a flag's value in degrees from −limit to limit. @throws FlagError */
export function parseDegrees(text: string, name: string, limit: number): number {
  const degrees = NUMBER.test(text) ? Number(text) : Number.NaN
  if (!(Math.abs(degrees) <= limit)) throw new FlagError(`--${name}`, `expected degrees from -${limit} to ${limit}, not ${text}`)
  return degrees
}

/** Parses the place of birth: a named place, coordinates with a zone, or a named place with some values overridden. @throws FlagError */
export async function parseBirthLocation(flags: ParsedFlags, whose: string, set: FlagDefinitions): Promise<BirthLocation> {
  const [place, lat, lng, zone] = ['place', 'lat', 'lng', 'zone'].map((name) => flags.values.get(whose + name))
  if (place === undefined && lng === undefined && zone === undefined) getRequiredFlag(flags, `${whose}place`, set)
  const overrides = {
    ...(lat !== undefined && { lat: parseDegrees(lat, `${whose}lat`, 90) }),
    ...(lng !== undefined && { lng: parseDegrees(lng, `${whose}lng`, 180) }),
    ...(zone !== undefined && { zone }),
  }
  if (place !== undefined) {
    const choice = await findPlaceMatch(place, `--${whose}place`)
    const { lat: north, lng: east, zone: official } = choice.place
    return { lat: north, lng: east, zone: official, ...overrides, choice }
  }
  const east = parseDegrees(getRequiredFlag(flags, `${whose}lng`, set), `${whose}lng`, 180)
  return { lat: 0, ...overrides, lng: east, zone: getRequiredFlag(flags, `${whose}zone`, set), choice: null }
}
