import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_WEIGHTS, createIconWeightsPlugin } from '#build/icon-weights.ts'

const root = new URL('../../', import.meta.url).pathname

test('the build includes every weight that a screen uses', () => {
  const files = readdirSync(`${root}src/app`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const asked = files.flatMap((name) =>
    [...readFileSync(`${root}src/app/${name}`, 'utf8').matchAll(/weight=(?:"(\w+)"|\{([^}]*'[^}]*)\})/g)].flatMap(
      ([, word, choice]) => word ?? [...choice!.matchAll(/(?:\?|:)\s*'(\w+)'/g)].map(([, each]) => each!),
    ),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((weight) => !ICON_WEIGHTS.includes(weight))).toEqual([])
})

test('an icon contains exactly these weights', () => {
  const id = `${root}node_modules/@phosphor-icons/react/dist/defs/CrownSimple.es.js`
  const transform = createIconWeightsPlugin().transform as (code: string, id: string) => { code: string }
  const { code } = transform(readFileSync(id, 'utf8'), id)
  expect([...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight).toSorted()).toEqual([...ICON_WEIGHTS].toSorted())
})
