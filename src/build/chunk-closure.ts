/** Fields of a chunk that `computeImportClosure` and `findChunksOfSources` need; available during the build and after it. */
export interface ChunkLinks {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Finds the chunk that contains each of these sources. @throws Error if no chunk contains a source */
export function findChunksOfSources<C extends ChunkLinks>(sources: readonly string[], chunks: readonly C[]): C[] {
  return sources.map((source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
    if (!chunk) throw new Error(`no file of the build holds ${source}`)
    return chunk
  })
}

/** Returns these chunks and all chunks that they import statically, directly or not. */
export function computeImportClosure<C extends ChunkLinks>(starts: readonly C[], chunks: readonly C[]): C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<C>()
  const visit = (chunk: C | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  starts.forEach(visit)
  return [...found]
}
