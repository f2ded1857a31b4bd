/** Kills processes twenty times under load and prints counts of losses and duplicates. Run: `npm run bench:kills`. */
import { hasPostgres } from '../support/postgres.ts'
import { simulateJobCrashes } from '../support/kill-jobs.ts'
import { simulatePictureCrashes } from '../support/kill-pictures.ts'
import { simulateServerCrashes } from '../support/kill-server.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'

const KILLS = 20

for (const kind of hasPostgres() ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)) {
  for (const [name, run] of [
    ['jobs', simulateJobCrashes],
    ['server', simulateServerCrashes],
    ['pictures', simulatePictureCrashes],
    ['pictures in S3', (on: DatabaseKind, kills: number) => simulatePictureCrashes(on, kills, 'S3')],
  ] as const) {
    const start = performance.now()
    const figures = await run(kind, KILLS)
    console.log(`${name} on ${kind}, ${((performance.now() - start) / 1000).toFixed(0)} s`)
    console.table(figures)
  }
}
