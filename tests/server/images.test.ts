import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { imageFacts } from './suites/images.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('pictures on %s', (kind) => {
  let world: World
  let s3: S3Server | undefined
  beforeAll(async () => {
    // One storage for each database: what they have to do with one another is a name.
    s3 = kind === 'PostgreSQL' ? await startS3() : undefined
    world = await startWorld(kind, s3?.settings)
  })
  afterAll(async () => {
    await world.stop()
    await s3?.stop()
  })

  imageFacts(
    () => world,
    () => s3,
  )
})
