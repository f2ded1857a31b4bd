import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DUTIES, names } from '#bazi/index.ts'
import { DAY_STARS } from '#readings/daily/day-stars.ts'
import { BRANCH_POINTS, DUTY_POINTS, PATH_POINTS, STEM_COMBINE_POINTS } from '#readings/daily/power.ts'

const text = readFileSync(new URL('../../src/readings/daily/README.md', import.meta.url), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
const signed = (points: number) => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

test('the branch points stand in the README as the rule counts them', () => {
  for (const place of ['day', 'year', 'month'] as const)
    expect(rows.find(([first]) => first === place)?.slice(1)).toEqual(Object.values(BRANCH_POINTS).map((points) => signed(points[place])))
  const heading = rows.find(([first]) => first === 'natal pillar')!
  Object.keys(BRANCH_POINTS).forEach((code, i) => expect(heading[i + 1]).toContain(`\`${code}\``))
})

test('stars, stem and path stand in the README with their points', () => {
  const listed: [string, number][] = [
    ...Object.entries(DAY_STARS).map(([code, { points }]): [string, number] => [code, points]),
    ['stem-combine', STEM_COMBINE_POINTS], ['path-yellow', PATH_POINTS], ['path-black', -PATH_POINTS],
  ]
  expect(listed).toHaveLength(9)
  for (const [code, points] of listed) expect(rows.find(([first]) => first === `\`${code}\``)?.[1]).toBe(signed(points))
})

test('the twelve officers stand in the README with their points', () => {
  const officers = DUTIES.map((duty) => `${names.duties[duty]} ${signed(DUTY_POINTS[duty])}`).join(' ')
  expect(text).toContain(officers)
})
