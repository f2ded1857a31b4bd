import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const project = new URL('../../..', import.meta.url).pathname

/** Returns the paths of all cached files, one list per cache, oldest cache first. */
export function cachedPaths(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const cached = await Promise.all(opened.map((cache) => cache.keys()))
    return cached.map((requests) => requests.map(({ url }) => new URL(url).pathname))
  })
}

/** Returns the number of files in a complete shell cache: all files of the list, and the list itself. */
export function countShellFiles(): number {
  const { shell } = JSON.parse(readFileSync(join(project, 'dist/files.json'), 'utf8')) as { shell: object }
  return Object.keys(shell).length + 1
}

/**
 * Returns the paths of cached files that differ from the build. Of HTML pages only the end is compared: the server fills them in.
 */
export async function changedCachedFiles(page: Page, dist = join(project, 'dist')): Promise<string[]> {
  const cached = await page.evaluate(async () => {
    const files: (readonly [path: string, digest: string, end: string])[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))!.arrayBuffer()
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
        files.push([new URL(request.url).pathname, btoa(String.fromCharCode(...digest)), new TextDecoder().decode(body.slice(-60))])
      }
    }
    return files
  })
  expect(cached.length).toBeGreaterThan(150)
  return cached.filter(([path, digest, end]) => !isBuilt(join(dist, path), digest, end)).map(([path]) => path)
}

function isBuilt(file: string, digest: string, end: string): boolean {
  const content = readFileSync(file)
  if (file.endsWith('.html')) return content.toString().endsWith(end)
  return createHash('sha256').update(content).digest('base64') === digest
}
