import type { ActivityCode } from '#almanac/codes.ts'
import type { ScorePartCode, TenGodCode } from '#bazi/index.ts'
import type { BothLists } from './contraries.ts'
import type { Sentence } from './day.ts'
import type { CounselId, Headline } from './headline.ts'

/** What the day's own words say of activities, in any of the three languages: nothing in the lists may say the contrary. */
interface Said {
  readonly asks?: readonly ActivityCode[]
  readonly leaves?: readonly ActivityCode[]
}

const GREAT_STEPS: readonly ActivityCode[] = ['decide', 'opening', 'job', 'property']

const COUNSELS: Partial<Readonly<Record<CounselId, Said>>> = {
  'bijian-rise': { asks: ['friends'] },
  'jiecai-rise': { asks: ['friends', 'hire'] },
  'jiecai-hold': { leaves: ['pay-out', 'property', 'car', 'trade'] },
  'shangguan-rise': { asks: ['craft', 'art', 'skill'] },
  'shangguan-hold': { leaves: ['present', 'publish'] },
  'zhengcai-rise': { asks: ['collect', 'planting'] },
  'zhengcai-hold': { leaves: ['pay-out'] },
  'zhengguan-hold': { leaves: ['present', 'publish'] },
  'pianyin-even': { leaves: GREAT_STEPS },
  'pianyin-hold': { leaves: [...GREAT_STEPS, 'moving', 'travel'] },
  'zhengyin-even': { asks: ['learn'] },
  'zhengyin-hold': { asks: ['rest'] },
}

const TEN_GODS: Partial<Readonly<Record<TenGodCode, Said>>> = {
  bijian: { asks: ['friends'] },
  shishen: { asks: ['friends', 'art'] },
  zhengguan: { asks: ['mentor', 'parents'] },
  pianyin: { asks: ['research'] },
  zhengyin: { asks: ['learn', 'mentor'] },
}

const PARTS: Partial<Readonly<Record<ScorePartCode, Said>>> = {
  'six-combine': { asks: ['friends'] },
  'stem-combine': { asks: ['friends'] },
  tianyiguiren: { asks: ['mentor'] },
  wenchangguiren: { asks: ['learn'] },
  clash: { leaves: ['pay-out', 'opening'] },
  'duty-poor': { leaves: ['opening', 'groundbreaking', 'job'] },
}

const saidIn = (sentence: Sentence) => (sentence.id === 'ten-god' ? TEN_GODS[sentence.tenGod] : PARTS[sentence.part.code])

/** What the headline and the short reading advise and hold back, as lists that stand before all others. */
export function spokenOf({ counsel }: Headline, sentences: readonly Sentence[]): BothLists {
  const said = [COUNSELS[counsel], ...sentences.map(saidIn)]
  return { do: said.flatMap((each) => each?.asks ?? []), dont: said.flatMap((each) => each?.leaves ?? []) }
}
