/** Kills processes twenty times under load and prints counts of losses and duplicates. Run: `npm run bench:kills`. */
import { hasPostgres } from '../support/postgres.ts'
import { killJobs } from '../support/kill-jobs.ts'
import { killPictures } from '../support/kill-pictures.ts'
import { killServer } from '../support/kill-server.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'

const KILLS = 20

for (const kind of hasPostgres() ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)) {
  for (const [name, run] of [
    ['jobs', killJobs],
    ['server', killServer],
    ['pictures', killPictures],
    ['pictures in S3', (on: DatabaseKind, kills: number) => killPictures(on, kills, 'S3')],
  ] as const) {
    const start = performance.now()
    const figures = await run(kind, KILLS)
    console.log(`${name} on ${kind}, ${((performance.now() - start) / 1000).toFixed(0)} s`)
    console.table(figures)
  }
}
