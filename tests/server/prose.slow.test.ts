import { afterAll, beforeAll, describe } from 'vitest'
import { type ModelEndpoint, startModelEndpoint } from '../support/model-endpoint.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { proseSuite } from './suites/prose.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('book prose by a language model on %s', (kind) => {
  let fixture: ServerFixture
  let model: ModelEndpoint
  beforeAll(async () => {
    model = await startModelEndpoint()
    fixture = await startServerFixture(kind, { LLM_BASE_URL: model.url, LLM_MODEL: 'tests-own', ON_SALE: 'all' })
  })
  afterAll(async () => {
    await fixture.stop()
    model.stop()
  })

  proseSuite(
    () => fixture,
    () => model,
  )
})
