/** What closures need of a file of the build, while it is being written and afterwards. */
export interface ChunkLinks {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** The chunks that hold these sources. */
export function startsAt<C extends ChunkLinks>(sources: readonly string[], chunks: readonly C[]): C[] {
  return sources.map((source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)))
    if (!chunk) throw new Error(`no file of the build holds ${source}`)
    return chunk
  })
}

/** The chunks and all that they import statically. */
export function computeClosure<C extends ChunkLinks>(starts: readonly C[], chunks: readonly C[]): C[] {
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
