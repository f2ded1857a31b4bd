import * as z from 'zod/mini'
import { createIntegerSchema } from './fields.ts'
import { createLocaleRecord } from './locale.ts'

/** A text in every interface language. */
export const localizedText = z.object(createLocaleRecord(z.string()))

export const place = z.object({
  id: z.string(),
  name: localizedText,
  admin: localizedText,
  country: localizedText,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
})

export const placeQuery = z.object({
  query: z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') }).check(z.trim(), z.maxLength(80, 'max:80')),
  limit: z._default(createIntegerSchema(1, 20), 8),
})
