import { type Table, tableOf } from './table.ts'

/** Vite sees this form and ships the file as an asset of its own; Node sees a file beside this one. */
const address = new URL('./data/gazetteer.bin', import.meta.url)

/** The name is no literal, so that bundlers and the page's compiler leave Node's module alone. */
const nodeFiles = 'node:fs/promises'

interface NodeFiles {
  readonly readFile: (path: URL) => Promise<Uint8Array<ArrayBuffer>>
}

async function packedBytes(): Promise<Uint8Array<ArrayBuffer>> {
  if (address.protocol === 'file:') {
    const { readFile } = (await import(/* @vite-ignore */ nodeFiles)) as NodeFiles
    return readFile(address)
  }
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the gazetteer answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The file carries its own gzip, so that no server setting decides what travels. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  // A broken file shows when reading; the writer's own rejection would come a second time.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const chunks: Uint8Array[] = []
  const reader = readable.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Fetches (or in Node reads) the table. Rejects when it cannot be had or is broken; asking again tries again. */
export async function loadTable(): Promise<Table> {
  return tableOf(await unzipped(await packedBytes()))
}
