/** Worker thread in place of the painter: the `svg` of a task says what it does: `end`, `throw`, `hang`, else paint. */
import { parentPort } from 'node:worker_threads'
import type { PaintResult, PaintTask } from '#server/ports/painter/painter.ts'

parentPort!.on('message', (task: PaintTask) => {
  if (task.kind !== 'paint' || task.svg === 'end') process.exit(0)
  if (task.svg === 'throw') throw new Error('thrown')
  for (; task.svg === 'hang';);
  parentPort!.postMessage({ painted: { full: Uint8Array.of(1), thumb: Uint8Array.of(2) } } satisfies PaintResult)
})
