import { FlagError } from './flag-error.ts'
import { type Flags, type FlagSet, required } from './flags.ts'
import { type BirthGround, placeChoiceOf } from './place-choice.ts'

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

/** Parses a flag's value in degrees from −limit to limit. @throws FlagError */
export function degreesOf(text: string, name: string, limit: number): number {
  const degrees = NUMBER.test(text) ? Number(text) : Number.NaN
  if (!(Math.abs(degrees) <= limit)) throw new FlagError(`--${name}`, `expected degrees from -${limit} to ${limit}, not ${text}`)
  return degrees
}

/** Parses the place of birth: a named place, coordinates with a zone, or a named place with some values overridden. @throws FlagError */
export async function groundOf(flags: Flags, whose: string, set: FlagSet): Promise<BirthGround> {
  const [place, lat, lng, zone] = ['place', 'lat', 'lng', 'zone'].map((name) => flags.values.get(whose + name))
  if (place === undefined && lng === undefined && zone === undefined) required(flags, `${whose}place`, set)
  const overrides = {
    ...(lat !== undefined && { lat: degreesOf(lat, `${whose}lat`, 90) }),
    ...(lng !== undefined && { lng: degreesOf(lng, `${whose}lng`, 180) }),
    ...(zone !== undefined && { zone }),
  }
  if (place !== undefined) {
    const choice = await placeChoiceOf(place, `--${whose}place`)
    const { lat: north, lng: east, zone: official } = choice.place
    return { lat: north, lng: east, zone: official, ...overrides, choice }
  }
  const east = degreesOf(required(flags, `${whose}lng`, set), `${whose}lng`, 180)
  return { lat: 0, ...overrides, lng: east, zone: required(flags, `${whose}zone`, set), choice: null }
}
