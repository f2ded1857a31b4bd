/** CPU time of a whole wallpaper job: chart, drawing, rendering, both files, storage. Run: `node tests/bench/picture-job.ts`. */
import { readFileSync } from 'node:fs'
import { drawImageFiles } from '#server/features/images/job.ts'
import { pictureRequest } from '../support/pictures.ts'
import { newId } from '../support/server-client.ts'
import { startServerFixture } from '../support/server-fixture.ts'
import { depsOf, createShopper } from '../support/shop.ts'

const TIMES = 20

const fixture = await startServerFixture('SQLite')
const deps = depsOf(fixture)
const me = await createShopper(fixture)
const asked = pictureRequest(me.own, {}, { width: 1290, height: 2796, safe_top: 177, safe_bottom: 102 })
await me.call('imageGenerate', asked, newId())
const jobContext = { id: '', signal: new AbortController().signal, checkpoint: async () => undefined }
/** Returns the CPU milliseconds of this process with all its threads (Linux: one tick is 10 ms). */
const cpuMs = (): number => {
  const ticks = readFileSync('/proc/self/stat', 'utf8').split(' ').slice(13, 15)
  return ticks.reduce((sum, some) => sum + Number(some), 0) * 10
}
const taken: number[] = []
for (let composition = 0; composition < TIMES; composition += 1) {
  const recipe = JSON.stringify({ ...asked.recipe, composition: composition % 12 })
  await fixture.db.updateTable('images').set({ recipe, state: 'drawing' }).execute()
  const before = cpuMs()
  await drawImageFiles(deps, { user_id: me.userId, image_id: asked.image_id }, jobContext)
  taken.push(cpuMs() - before)
}
const [first, ...rest] = taken
const sorted = rest.toSorted((a, b) => a - b)
console.log(
  `first (thread and fonts begin): ${first} ms; then median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms of CPU`,
)
await deps.painter.stop()
await fixture.stop()
