import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { names } from '#bazi/index.ts'
import { DUTIES } from '#bazi/day-officers.ts'
import {
  BRANCH_POINTS,
  DUTY_POINTS,
  HIDDEN_ELEMENT_POINTS,
  PATH_POINTS,
  STAR_POINTS,
  STEM_COMBINE_POINTS,
  STEM_ELEMENT_POINTS,
} from '#bazi/score-parts.ts'

const text = readFileSync(new URL('../../src/bazi/README.md', import.meta.url), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))
const rowOf = (first: string) => rows.find(([cell]) => cell === first)

test('the README lists the branch points of the code', () => {
  const places = ['against day', 'against year', 'against month']
  places.forEach((place, i) => expect(rowOf(place)?.slice(1)).toEqual(Object.values(BRANCH_POINTS).map((points) => signed(points[i]!))))
  const heading = rowOf('branch')!
  Object.keys(BRANCH_POINTS).forEach((code, i) => expect(heading[i + 1]).toContain(`\`${code}\``))
})

test('the README lists the points of elements, stars, stems and paths', () => {
  const listed: [string, number][] = [
    ...Object.entries(STAR_POINTS),
    ['stem-combine', STEM_COMBINE_POINTS],
    ['path-yellow', PATH_POINTS],
    ['path-black', -PATH_POINTS],
  ]
  expect(listed).toHaveLength(9)
  for (const [code, points] of listed) expect(rowOf(`\`${code}\``)?.[1]).toBe(signed(points))
  expect(rowOf('`stem-fair`, `stem-poor`')?.[1]).toBe(`${STEM_ELEMENT_POINTS} × f`)
  expect(rowOf('`hidden-fair`, `hidden-poor`')?.[1]).toBe(`${HIDDEN_ELEMENT_POINTS} × weight × f`)
})

test('the README lists the points of the twelve officers', () => {
  const officers = DUTIES.map((duty, i) => `${names.duties[duty]} ${signed(DUTY_POINTS[i]!)}`).join(' ')
  expect(text).toContain(officers)
})
