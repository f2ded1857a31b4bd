import * as z from 'zod'
import { personShape } from './chart.ts'
import * as code from './codes.ts'

const side = z.union([z.literal(0), z.literal(1)]).describe('0 the first person, 1 the second')

/** Evidence for a sentence. */
const fact = z.union([
  z.strictObject({ kind: z.literal('day-stems'), tie: z.string(), lead: side }),
  z.strictObject({ kind: z.literal('god'), side, god: code.tenGodSchema }),
  z.strictObject({ kind: z.literal('branches'), place: z.int().min(0).max(2), relation: z.string() }),
  z.strictObject({ kind: z.enum(['wanted', 'heavy', 'useful']), side, element: code.elementSchema }),
  z.strictObject({ kind: z.literal('star'), side, star: code.starSchema, places: z.array(z.int()) }),
  z.strictObject({ kind: z.literal('strength'), side, strength: code.strengthClassSchema }),
  z.strictObject({ kind: z.literal('year-branch'), side, year: z.int(), relation: z.string() }),
  z.strictObject({ kind: z.literal('year-element'), side, year: z.int(), element: code.elementSchema, isWanted: z.boolean() }),
])

const slot = z.union([
  z.strictObject({ name: side }),
  z.strictObject({ element: code.elementSchema }),
  z.strictObject({ fragment: z.string() }),
  z.strictObject({ years: z.array(z.int()) }),
])

const sentence = z.strictObject({ id: z.string(), about: side.nullable(), slots: z.record(z.string(), slot), because: z.array(fact) })
const friction = z.strictObject({ rub: sentence, ease: sentence })
const view = z.strictObject({ line: sentence, gives: z.array(sentence), frictions: z.array(friction), deeds: z.array(sentence) })
const lent = z.array(z.enum(['welcome', 'scarce', 'much', 'plain'])).length(5)
const places = z.array(z.int().min(0).max(3))

export const matchOutputSchema = z.strictObject({
  people: z.tuple([z.strictObject(personShape), z.strictObject(personShape)]),
  match: z.strictObject({
    relations: z.array(
      z.strictObject({ type: code.relationTypeSchema, own: places, other: places, element: code.elementSchema.nullable() }),
    ),
    lent: z.tuple([lent, lent]).describe('wood, fire, earth, metal, water of the other, to the first and to the second'),
    views: z.strictObject({ love: view, work: view, friendship: view, family: view }),
    heavy: z.array(friction),
    years: z.array(sentence),
  }),
})
