/** The README of a part lists its layers in the order of `support/layers.ts`. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerOrder } from './support/layers.ts'

/** The section of a README that lists the layers, up to the next heading. */
const SECTION = /^## (?:Rooms|Layers)\b[^]*?(?=^## |$(?![^]))/m

/** Names in code marks that are layers, in order of their first occurrence. */
function layersIn(readme: string, known: readonly string[]): string[] {
  const named = [...(SECTION.exec(readme)?.[0] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)
  return [...new Set(named.filter((name) => known.includes(name)))]
}

test.each(['src/app', 'src/device', 'src/server'])('the README of %s lists its layers in order', (folder) => {
  // The folder itself has no name.
  const layers = layerOrder[folder]!.filter((layer) => layer !== '')
  const readme = readFileSync(new URL(`../${folder}/README.md`, import.meta.url), 'utf8')
  expect(layersIn(readme, layers)).toEqual(layers)
})
