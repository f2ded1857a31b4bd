import { type GazetteerTable, parseGazetteer } from './table.ts'

/** URL of the gazetteer. Vite recognises this form and emits the file as an asset; Node reads the file beside this module. */
const address = new URL('./data/gazetteer.bin', import.meta.url)

/** Specifier of Node's module, not a literal in `import()`, so that bundlers and the app's type check ignore it. */
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

/** Unzips the gazetteer. The file itself is gzipped, so that its transfer size does not depend on the server's settings. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  // Ignores write errors: a corrupt file also rejects the reads, and the writer's rejection would be unhandled.
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

/** Loads the gazetteer by `fetch`, or from the file in Node. Rejects if the file is unreachable or corrupt; a later call retries. */
export async function loadGazetteer(): Promise<GazetteerTable> {
  return parseGazetteer(await unzipped(await packedBytes()))
}
