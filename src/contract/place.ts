import * as z from 'zod/mini'
import { integer } from './fields.ts'
import { forEveryLocale } from './locale.ts'

/** A text in every interface language. */
export const byLocale = z.object(forEveryLocale(z.string()))

export const place = z.object({
  id: z.string(),
  name: byLocale,
  admin: byLocale,
  country: byLocale,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
})

export const placeQuery = z.object({
  query: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.trim(), z.maxLength(80, 'max:80')),
  limit: z._default(integer(1, 20), 8),
})
