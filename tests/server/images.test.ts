import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { imageSuite } from './suites/images.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('pictures on %s', (kind) => {
  let fixture: ServerFixture
  let s3: S3Server | undefined
  beforeAll(async () => {
    // Tests PostgreSQL with an S3 server of its own (every S3 server here has the same bucket name), and SQLite with a folder.
    s3 = kind === 'PostgreSQL' ? await startS3() : undefined
    fixture = await startServerFixture(kind, s3?.settings)
  })
  afterAll(async () => {
    await fixture.stop()
    await s3?.stop()
  })

  imageSuite(
    () => fixture,
    () => s3,
  )
})
