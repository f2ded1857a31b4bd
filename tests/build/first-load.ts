import { existsSync, readFileSync } from 'node:fs'

const DIST = new URL('../../dist/', import.meta.url)

/** Entry of one file in Vite's `dist/.vite/manifest.json`. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Reads a file of the build. @throws Error if there is no build */
export function readBuildFile(path: string): Buffer {
  if (!existsSync(new URL('.vite/manifest.json', DIST))) throw new Error('dist/ is not there: run `npm run build` first')
  return readFileSync(new URL(path, DIST))
}

/** Returns all chunks of the build by their source. */
export function readBuildChunks(): ReadonlyMap<string, Chunk> {
  return new Map(Object.entries(JSON.parse(readBuildFile('.vite/manifest.json').toString()) as Record<string, Chunk>))
}

export interface FirstLoad {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/**
 * Returns the files that chunks need before they run: all static imports. A name is a source or a group
 * (`src/build/chunk-groups.ts`).
 */
export function firstLoadOf(names: readonly string[]): FirstLoad {
  const all = readBuildChunks()
  const files = new Set<Chunk>()
  const visit = (name: string) => {
    const chunk = all.get(name) ?? [...all.values()].find((each) => each.name === name && each.file.endsWith('.js'))
    if (!chunk) throw new Error(`the build has no chunk ${name}`)
    if (files.has(chunk)) return
    files.add(chunk)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return {
    js: [...files].map(({ file }) => file),
    css: [...new Set([...files].flatMap(({ css }) => css ?? []))],
  }
}

/** Returns the transferred bytes, from the compressed copies that `src/build/compress.ts` writes. */
export const gzipBytes = (files: readonly string[]) => sum(files.map((file) => `${file}.gz`))
export const brotliBytes = (files: readonly string[]) => sum(files.map((file) => `${file}.br`))
export const plainBytes = (files: readonly string[]) => sum(files)

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + readBuildFile(file).length, 0)
}
