import { afterAll, beforeAll, describe } from 'vitest'
import { type ModelEndpoint, startModelEndpoint } from '../support/model-endpoint.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { proseFacts } from './suites/prose.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('prose of a language model on %s', (kind) => {
  let world: World
  let model: ModelEndpoint
  beforeAll(async () => {
    model = await startModelEndpoint()
    world = await startWorld(kind, { LLM_BASE_URL: model.url, LLM_MODEL: 'tests-own', ON_SALE: 'all' })
  })
  afterAll(async () => {
    await world.stop()
    model.stop()
  })

  proseFacts(
    () => world,
    () => model,
  )
})
