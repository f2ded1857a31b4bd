/** Certainty of charts compared with brute force over every second, and a check that the comparison detects faults. */
import { describe, expect, test } from 'vitest'
import { castChart, certaintyOf } from '#bazi/index.ts'
import type { BruteForceCertainty } from './certainty-brute.ts'
import { computeBruteForceCertainty } from './certainty-brute.ts'
import { certaintyBirths } from './certainty-births.ts'
import type { Edit, Engine } from './mutant.ts'
import { engineWith } from './mutant.ts'

const known = certaintyBirths(300, 21).map((birth) => ({ birth, brute: computeBruteForceCertainty(birth) }))
const unknown = certaintyBirths(9, 22, true).map((birth) => ({ birth, brute: computeBruteForceCertainty(birth) }))
const all = [...known, ...unknown]

function partsOf(
  { certaintyOf: computeCertainty, castChart: cast }: Pick<Engine, 'certaintyOf' | 'castChart'>,
  { birth }: (typeof all)[number],
): BruteForceCertainty {
  const { statements, windows } = computeCertainty(cast(birth))
  return { statements, windows }
}

describe('compared with brute force', () => {
  test('equals 300 births with an hour and 9 without', () => {
    for (const one of all) expect(partsOf({ certaintyOf, castChart }, one), JSON.stringify(one.birth)).toEqual(one.brute)
  })

  test('the sample covers changes of every statement in its windows', () => {
    const changing = (name: string) =>
      known.filter(({ brute }) => brute.statements[name]!.earlier !== null || brute.statements[name]!.later !== null)
    for (const name of Object.keys(known[0]!.brute.statements)) expect(changing(name).length, name).toBeGreaterThan(5)
    expect(known.some(({ brute }) => Math.min(brute.statements.hour!.earlier ?? 99, brute.statements.hour!.later ?? 99) < 20)).toBe(true)
    expect(known.some(({ brute }) => brute.windows[0]!.luckDays > 1000)).toBe(true)
    expect(known.some(({ brute }) => brute.windows[2]!.luckDays === 5)).toBe(true)
  })
})

const PIECES = 'certainty-pieces.ts'
const CERTAINTY = 'certainty.ts'

const mutants: readonly (readonly [name: string, edit: Edit])[] = [
  ['a solar clock that runs as the civil one', { file: PIECES, from: 'while (clockAt(at) < border) at++', to: '' }],
  ['a solar clock that never gains', { file: PIECES, from: 'while (clockAt(at - 1) >= border) at--', to: '' }],
  ['always the civil clock', { file: PIECES, from: 'input.solarTime ?', to: 'false ?' }],
  ['no double-hours', { file: PIECES, from: '...listPasses(ownAt, 7200, 3600, from, to),', to: '' }],
  ['double-hours at even hours', { file: PIECES, from: 'listPasses(ownAt, 7200, 3600,', to: 'listPasses(ownAt, 7200, 0,' }],
  ['no midnight', { file: PIECES, from: '...listPasses(ownAt, DAY_SECONDS, 0, from, to),', to: '' }],
  ['no date of birth', { file: PIECES, from: '...listPasses(civilAt, DAY_SECONDS, 0, from, to),', to: '' }],
  ['no days of luck backward', { file: PIECES, from: 'of [jie, jie + 1]', to: 'of [jie + 1]' }],
  ['no days of luck forward', { file: PIECES, from: 'of [jie, jie + 1]', to: 'of [jie]' }],
  ['not to the jie ahead', { file: PIECES, from: 'jieNumberAt(utcSeconds + to) + 1', to: 'jieNumberAt(utcSeconds + to)' }],
  ['earlier by a second less', { file: CERTAINTY, from: '-before.to', to: '-before.to - 1' }],
  ['the farthest before for the nearest', { file: CERTAINTY, from: 'others.findLast(', to: 'others.find(' }],
  ['a window without its ends', { file: CERTAINTY, from: 'seconds > reach', to: 'seconds >= reach' }],
  ['luck of the later side alone', { file: CERTAINTY, from: 'to >= -reach', to: 'to >= 0' }],
  ['luck of the widest window', { file: CERTAINTY, from: 'from <= reach && to >= -reach', to: 'reach > 0' }],
  [
    'the last day of the day left out',
    { file: CERTAINTY, from: 'DAY_SECONDS - 1 - sinceMidnight', to: 'DAY_SECONDS - 7200 - sinceMidnight' },
  ],
  ['an unknown hour as an hour of noon', { file: CERTAINTY, from: '(isKnown ? CERTAINTY_MINUTES : [null])', to: 'CERTAINTY_MINUTES' }],
  ['one verdict for all', { file: CERTAINTY, from: 'verdicts.get(key)', to: '[...verdicts.values()][0]' }],
]

describe('detects a faulty engine', () => {
  test.each(mutants)('%s', async (_name, edit) => {
    const engine = await engineWith([edit])
    expect(all.some((one) => JSON.stringify(partsOf(engine, one)) !== JSON.stringify(one.brute))).toBe(true)
  })
})
