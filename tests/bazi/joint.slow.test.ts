/** Joint relations on random charts and instants, and a check that these cases detect a fault in each rule. */
import { describe, expect, test } from 'vitest'
import { jointLayersAt } from '#bazi/index.ts'
import { chooseByLane } from '../support/lane.ts'
import type { JointCase } from './joint-cases.ts'
import { jointCases, formatOracleLines } from './joint-cases.ts'
import type { Edit, Engine } from './mutant.ts'
import { engineWith } from './mutant.ts'

/** Whether an engine differs from the second implementation in any case. */
function isWrong(engine: Engine, cases: readonly JointCase[]): boolean {
  return cases.some(({ chart, moment, lines }) => formatOracleLines(engine.jointLayersAt(chart, moment)).sort().join() !== lines.join())
}

const RELATIONS = 'joint-relations.ts'
const STARS = 'joint-stars.ts'
const WEIGHTS = 'joint-weights.ts'

/** One fault for each rule. */
const mutants: readonly (readonly [name: string, edit: Edit])[] = [
  ['反吟 without the control of stems', { file: RELATIONS, from: 'apart === 6 || apart === 54', to: 'apart % 12 === 6' }],
  ['反吟 one way round alone', { file: RELATIONS, from: 'apart === 6 || apart === 54', to: 'apart === 6' }],
  ['反吟 of the stem alone', { file: RELATIONS, from: 'apart === 6 || apart === 54', to: 'apart % 10 === 6 || apart % 10 === 4' }],
  ['反吟 beside its clash', { file: RELATIONS, from: "'counter-pillar': ['clash', 'stem-clash', 'punish']", to: "'counter-pillar': []" }],
  ['伏吟 of the branch alone', { file: RELATIONS, from: 'if (apart === 0)', to: 'if (apart % 12 === 0)' }],
  ['no 岁运并临', { file: RELATIONS, from: "one.place === 'major' && other.place === 'annual'", to: 'false' }],
  ['岁运并临 of luck and month', { file: RELATIONS, from: "&& other.place === 'annual'", to: "&& other.place !== 'daily'" }],
  ['伏吟 beside its 自刑', { file: RELATIONS, from: "'same-pillar': ['self-punish']", to: "'same-pillar': []" }],
  ['岁运并临 beside its 自刑', { file: RELATIONS, from: "'luck-and-year': ['self-punish']", to: "'luck-and-year': []" }],
  ['三刑 beside its punishments', { file: RELATIONS, from: "'three-punish': ['punish']", to: "'three-punish': []" }],
  ['a clash beside its punishment', { file: RELATIONS, from: "clash: ['punish']", to: 'clash: []' }],
  ['三合 beside its halves', { file: RELATIONS, from: "'three-combine': ['half-three', 'arch-three']", to: "'three-combine': []" }],
  [
    '三合 swallows every half',
    { file: RELATIONS, from: 'at.every((i) => other.at.includes(i))', to: 'at.some((i) => other.at.includes(i))' },
  ],
  ['a triple that existed before', { file: RELATIONS, from: ' && kinds(at.filter((i) => i !== last)) === 2', to: '' }],
  ['a triple of two kinds', { file: RELATIONS, from: 'kinds(at) === 3 && ', to: '' }],
  [
    'a triple without its copies',
    { file: RELATIONS, from: 'at: positions, element })', to: 'at: positions.length > 3 ? positions.slice(-3) : positions, element })' },
  ],
  ['三刑 without 丑未戌', { file: RELATIONS, from: '[1, 7, 10],', to: '' }],
  ['三刑 with 亥 for 申', { file: RELATIONS, from: '[2, 5, 8]', to: '[2, 5, 11]' }],
  ['void of the year', { file: STARS, from: 'voidsOf(natal[2]!)', to: 'voidsOf(natal[0]!)' }],
  ['void of the layer', { file: STARS, from: 'voidsOf(natal[2]!)', to: 'voidsOf(pair)' }],
  ['void of the hour forgotten', { file: STARS, from: '[...natal.keys()].filter', to: '[0, 1].filter' }],
  ['every void branch filled', { file: STARS, from: 'natal[i]!.branch === pair.branch && ', to: '' }],
  ['stars of the day alone', { file: STARS, from: 'const at = [0, 1, 2]', to: 'const at = [2]' }],
  ['stars without capitals', { file: STARS, from: 'anchors.toLowerCase()', to: 'anchors' }],
  ['stars of the day pillar in others', { file: STARS, from: "if (anchors.endsWith('=')) return []", to: '' }],
  ['the shorter layer outweighs', { file: WEIGHTS, from: 'daily: 2, hourly: 1 }', to: 'daily: 1, hourly: 2 }' }],
  ['weight by all, the layer too', { file: 'joint.ts', from: 'places.filter((one) => one !== place)', to: 'places' }],
  [
    'weight by the first it meets',
    { file: WEIGHTS, from: 'Math.max(...met.map((place) => PLACE_WEIGHTS[place]))', to: 'PLACE_WEIGHTS[met[0]!]' },
  ],
  [
    'the hour of birth forgotten',
    { file: 'joint.ts', from: 'const natal = own.pairs.map(', to: 'const natal = own.pairs.slice(0, 3).map(' },
  ],
  [
    'layers that do not meet each other',
    { file: 'joint.ts', from: 'const parties = [...natal, ...flows]', to: 'const parties = [...natal, flows.at(-1)!]' },
  ],
  ['no luck', { file: 'joint.ts', from: 'flows.slice(0, n + 1)', to: 'flows.slice(Math.min(n, 1), n + 1)' }],
]

const cases = jointCases(chooseByLane(2_500, 10_000), 5)

test(`joint relations of ${cases.length} random charts equal a second implementation`, () => {
  for (const { chart, moment, lines } of cases)
    expect(formatOracleLines(jointLayersAt(chart, moment)).sort(), JSON.stringify([chart.input, moment])).toEqual(lines)
})

describe('detects a faulty rule', () => {
  test('finds no fault in the unchanged engine', async () => {
    expect(isWrong(await engineWith([]), cases)).toBe(false)
  })

  test.each(mutants)('%s', async (_name, edit) => {
    expect(isWrong(await engineWith([edit]), cases)).toBe(true)
  })
})
