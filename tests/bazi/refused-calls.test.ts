import { expect, test } from 'vitest'
import * as engine from '#bazi/index.ts'
import { JIE_CURVES, JIE_RESIDUALS, JIE_WAVES } from '#bazi/data/jie-packed.ts'

/** A value of the wrong type, as an untyped caller may pass it. */
const bad = (value: unknown): never => value as never

const input: engine.BirthInput = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32_400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: true,
}
const chart = engine.castChart(input)
const four = ['甲子', '丙寅', '庚辰', null]
const [jiazi] = engine.SIXTY as [engine.Ganzhi]
const moment = { local: '2026-11-20T14:20:00', offsetSeconds: 28_800 }
const scorer = engine.scorerOf(four)

/** Calls that must throw: name of the function, `field` of the error, call. */
const CALLS: readonly (readonly [name: string, field: string, call: () => unknown])[] = [
  ['findAlternatives', 'input', () => engine.findAlternatives(bad(null))],
  ['findAlternatives', 'clocks', () => engine.findAlternatives(input, bad('x'))],
  ['findAlternatives', 'clocks', () => engine.findAlternatives(input, [bad(null)])],
  ['findAlternatives', 'offsetSeconds', () => engine.findAlternatives(input, [{ offsetSeconds: 1e9 }])],
  ['almanacPillarsOf', 'date', () => engine.almanacPillarsOf(bad(null))],
  ['almanacPillarsOf', 'date', () => engine.almanacPillarsOf({ year: 1700, month: 1, day: 1 })],
  ['analyseChart', 'source', () => engine.analyseChart(bad(null))],
  ['analyseChart', 'source', () => engine.analyseChart(bad({}))],
  ['analyseChart', 'source', () => engine.analyseChart(bad('甲子'))],
  ['analyseChart', 'source', () => engine.analyseChart([...four, '甲子'])],
  ['analyseChart', 'year', () => engine.analyseChart(bad([1, 2, 3, 4]))],
  ['analyseChart', 'pillars', () => engine.analyseChart(bad({ pillars: null }))],
  ['analyseChart', 'day', () => engine.analyseChart({ pillars: { ...chart.pillars, day: bad({ index: 60, ganzhi: '甲子' }) } })],
  ['analyseChart', 'hour', () => engine.analyseChart({ pillars: { ...chart.pillars, hour: bad(undefined) } })],
  ['annualViewOf', 'source', () => engine.annualViewOf(bad(undefined), 2026)],
  ['annualViewOf', 'year', () => engine.annualViewOf(four, Number.NaN)],
  ['annualViewOf', 'year', () => engine.annualViewOf(four, 2200)],
  ['annualViewOf', 'year', () => engine.annualViewOf(four, bad('2026'))],
  ['baziMonthsOf', 'year', () => engine.baziMonthsOf(2026.5)],
  ['branchRelationsOf', 'a', () => engine.branchRelationsOf(bad('x'), 'zi')],
  ['branchRelationsOf', 'b', () => engine.branchRelationsOf('zi', bad('toString'))],
  ['castChart', 'input', () => engine.castChart(bad([][0]))],
  ['castChart', 'local', () => engine.castChart(bad({}))],
  ['checkedDaysOf', 'date', () => engine.checkedDaysOf(bad(null))],
  ['childYearsOf', 'chart', () => engine.childYearsOf(bad(null))],
  ['civilDateOf', 'days', () => engine.civilDateOf(Number.NaN)],
  ['civilDateOf', 'days', () => engine.civilDateOf(1e9)],
  ['commandOf', 'chart', () => engine.commandOf(bad({}))],
  ['dayPieces', 'input', () => engine.dayPieces(bad(7))],
  ['dayPillarOf', 'date', () => engine.dayPillarOf(bad({ year: 2026, month: 2, day: 30 }))],
  ['dutyOf', 'month', () => engine.dutyOf('zi', bad('jia'))],
  ['elementOfBranch', 'branch', () => engine.elementOfBranch(bad('jia'))],
  ['elementOfNayin', 'nayin', () => engine.elementOfNayin(bad('x'))],
  ['favourRoleOf', 'element', () => engine.favourRoleOf(bad({}), bad('void'))],
  ['elementOfStem', 'stem', () => engine.elementOfStem(bad(undefined))],
  ['explainDifference', 'pillars', () => engine.explainDifference(input, bad(null))],
  ['explainDifference', 'month', () => engine.explainDifference(input, ['甲子', bad(3), null, null])],
  ['explainDifference', 'clocks', () => engine.explainDifference(input, four, bad({}))],
  ['hasBranchRelation', 'type', () => engine.hasBranchRelation(bad('three-combine'), 'zi', 'chou')],
  ['explainDifference', 'told', () => engine.explainDifference(input, four, [], bad(null))],
  ['explainDifference', 'luck', () => engine.explainDifference(input, four, [], { luck: bad('x') })],
  ['findBirthHour', 'input', () => engine.findBirthHour(bad(null), [], '2026-11-28')],
  ['findBirthHour', 'events', () => engine.findBirthHour(input, bad(null), '2026-11-28')],
  ['findBirthHour', 'events', () => engine.findBirthHour(input, [bad(null)], '2026-11-28')],
  ['findBirthHour', 'until', () => engine.findBirthHour(input, [], bad(null))],
  ['hoursOf', 'input', () => engine.hoursOf(bad(null))],
  ['reverseSearch', 'pillars', () => engine.reverseSearch(bad(null), moment as never)],
  ['reverseSearch', 'place', () => engine.reverseSearch(four, bad(null))],
  ['reverseSearch', 'rules', () => engine.reverseSearch(four, { offsetSeconds: 0, lng: 0 }, bad(null))],
  ['reverseSearch', 'rules', () => engine.reverseSearch(four, { offsetSeconds: 0, lng: 0 }, [bad(null)])],
  ['reverseSearch', 'zi', () => engine.reverseSearch(four, { offsetSeconds: 0, lng: 0 }, [bad({ solarTime: true, zi: 'x' })])],
  ['hourPillarOf', 'dayStem', () => engine.hourPillarOf(bad('zi'), 'zi')],
  ['hourPillarOf', 'branch', () => engine.hourPillarOf('jia', bad('jia'))],
  ['bandOf', 'score', () => engine.bandOf(Number.NaN)],
  ['isCurrent', 'kept', () => engine.isCurrent(bad(null))],
  ['isStarFrom', 'anchor', () => engine.isStarFrom('taohua', bad(null), jiazi)],
  ['isStarFrom', 'target', () => engine.isStarFrom('taohua', jiazi, bad({}))],
  ['isYellowPath', 'god', () => engine.isYellowPath(bad('x'))],
  ['jieAround', 'utc', () => engine.jieAround('2150-01-01T00:00:00Z')],
  ['layerOf', 'source', () => engine.layerOf(bad(null), jiazi)],
  ['layerOf', 'pair', () => engine.layerOf(four, bad(null))],
  ['layersAt', 'chart', () => engine.layersAt(bad(null), moment)],
  ['jointLayersAt', 'chart', () => engine.jointLayersAt(bad(null), moment)],
  ['jointLayersAt', 'local', () => engine.jointLayersAt(chart, { ...moment, local: 'today' })],
  ['certaintyOf', 'chart', () => engine.certaintyOf(bad(null))],
  ['layersAt', 'moment', () => engine.layersAt(chart, bad(null))],
  ['layersAt', 'local', () => engine.layersAt(chart, { ...moment, local: 'today' })],
  ['layersAt', 'offsetSeconds', () => engine.layersAt(chart, { ...moment, offsetSeconds: 1e9 })],
  ['layersAt', 'offsetSeconds', () => engine.layersAt(chart, bad({ local: moment.local }))],
  ['layersAt', 'utc', () => engine.layersAt(chart, { ...moment, local: '2150-01-01T00:00:00' })],
  ['luckPillarAt', 'chart', () => engine.luckPillarAt(bad({ luck: chart.luck }), input.utc)],
  ['luckPillarAt', 'utc', () => engine.luckPillarAt(chart, bad(new Date(0)))],
  ['luckTimesOf', 'chart', () => engine.luckTimesOf(bad(undefined))],
  ['matchOf', 'one', () => engine.matchOf(bad(null), four)],
  ['matchOf', 'two', () => engine.matchOf(four, bad(7))],
  ['monthPillarAt', 'utc', () => engine.monthPillarAt(bad(null))],
  ['moreStarsOf', 'source', () => engine.moreStarsOf(bad(1))],
  ['ownStageOf', 'pair', () => engine.ownStageOf(bad('甲子'))],
  ['palacesOf', 'day', () => engine.palacesOf(['甲子', '丙寅', '庚卯', null])],
  ['pathGodOf', 'day', () => engine.pathGodOf(bad(3), 'zi')],
  ['pillarOf', 'pair', () => engine.pillarOf(bad({ index: -1, ganzhi: '癸亥' }), 'jia')],
  ['pillarOf', 'dayStem', () => engine.pillarOf(jiazi, bad('甲'))],
  ['pillarTextsOf', 'chart', () => engine.pillarTextsOf(bad(null))],
  ['polarityOfBranch', 'branch', () => engine.polarityOfBranch(bad(null))],
  ['polarityOfStem', 'stem', () => engine.polarityOfStem(bad('constructor'))],
  ['receiptOf', 'chart', () => engine.receiptOf(bad({ pillars: chart.pillars }))],
  ['scoreDay', 'day', () => engine.scoreDay(four, bad(null))],
  ['scoreDay', 'dayPillar', () => engine.scoreDay(four, bad({ monthPillar: '甲子' }))],
  ['isDefaultSchool', 'school.sect', () => engine.isDefaultSchool(bad({ sect: 1 }))],
  ['otherSchoolsOf', 'chart', () => engine.otherSchoolsOf(bad({}))],
  ['schoolOf', 'school', () => engine.schoolOf(null)],
  ['scorerOf', 'source', () => engine.scorerOf(bad(false))],
  ['scorerOf', 'day', () => scorer.dayOf(bad({ index: 0 }), 'zi')],
  ['scorerOf', 'month', () => scorer.dayOf(jiazi, bad('jia'))],
  ['scorerOf', 'pair', () => scorer.pairOf(bad('甲子'))],
  ['smallLuckOf', 'chart', () => engine.smallLuckOf(bad({}), 1)],
  ['smallLuckOf', 'nominalAge', () => engine.smallLuckOf(chart, 1.5)],
  ['stemRelationOf', 'b', () => engine.stemRelationOf('jia', bad('zi'))],
  ['tenGodOf', 'dayStem', () => engine.tenGodOf(bad('x'), 'jia')],
  ['tenGodOf', 'other', () => engine.tenGodOf('jia', bad(''))],
  ['termSecondsAt', 'number', () => engine.termSecondsAt(-1, JIE_CURVES, JIE_WAVES, JIE_RESIDUALS)],
  ['formatUtc', 'seconds', () => engine.formatUtc(0.5)],
  ['voidsOf', 'pair', () => engine.voidsOf(bad({}))],
  ['yearPillarAt', 'utc', () => engine.yearPillarAt('1700-01-01T00:00:00Z')],
  ['yearPillarOf', 'year', () => engine.yearPillarOf(Number.NaN)],
]

test.each(CALLS)('%s rejects invalid input and names the field %s', (_name, field, call) => {
  expect(call).toThrow(engine.BadInput)
  expect(call).toThrow(expect.objectContaining({ field }))
})

test('every exported function has such a call', () => {
  const functions = Object.entries(engine).filter(([, value]) => typeof value === 'function' && value !== engine.BadInput)
  expect(functions.map(([name]) => name).sort()).toEqual([...new Set([...CALLS.map(([name]) => name), 'ganzhiOfText'])].sort())
  expect([engine.ganzhiOfText('甲丑'), engine.ganzhiOfText(bad(null))]).toEqual([null, null])
})
