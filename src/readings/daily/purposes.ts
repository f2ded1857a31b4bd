import type { ActivityCode } from '#almanac/codes.ts'
import type { DutyCode } from '#bazi/index.ts'
import { BadInput } from '#bazi/index.ts'

interface Purpose {
  /** Its names in the almanac: any of them in 宜 advises it, any in 忌 warns of it. */
  readonly activities: readonly ActivityCode[]
  /** Day officers 建除 that suit it, and those that hinder it. */
  readonly suits: readonly DutyCode[]
  readonly hinders: readonly DutyCode[]
  /** A major matter 大事: rejected on a day of 大事勿用, where a minor one only loses points. */
  readonly isGreat: boolean
}

/**
 * Purposes of a day search, with the officers that suit and hinder them by 钦定协纪辨方书, volume 10 (宜忌):
 * the lists of each officer with the gods that come with it on the same day: 吉期 with 除, 福德 with 满,
 * 三合 with 定 and 成, 天喜 with 成; 月破 with 破, 小耗 with 执, 土府 with 建. In the book, moving is
 * 般移, signing 立券交易, meeting 宴会, travelling 遣使 (出行), groundbreaking 兴造动土, a haircut 整容剃头.
 */
export const PURPOSES = {
  moving: { activities: ['moving', 'move-in'], suits: ['cheng', 'kai'], hinders: ['ping', 'po', 'shou', 'bi'], isGreat: true },
  signing: { activities: ['signing', 'trade'], suits: ['man', 'ding4', 'cheng'], hinders: ['ping', 'zhi', 'po', 'shou'], isGreat: true },
  meeting: {
    activities: ['friends', 'mentor'],
    suits: ['man', 'ding4', 'cheng', 'kai'],
    hinders: ['ping', 'po', 'shou', 'bi'],
    isGreat: false,
  },
  travelling: { activities: ['travel'], suits: ['jian', 'chu', 'cheng', 'kai'], hinders: ['ping', 'po', 'shou', 'bi'], isGreat: true },
  wedding: { activities: ['wedding'], suits: ['ding4', 'cheng'], hinders: ['ping', 'po', 'shou', 'bi'], isGreat: true },
  opening: { activities: ['opening'], suits: ['man', 'cheng', 'kai'], hinders: ['ping', 'zhi', 'po', 'shou', 'bi'], isGreat: true },
  groundbreaking: {
    activities: ['groundbreaking'],
    suits: ['ding4', 'cheng', 'kai'],
    hinders: ['jian', 'ping', 'po', 'shou', 'bi'],
    isGreat: true,
  },
  haircut: { activities: ['haircut'], suits: ['chu'], hinders: ['jian', 'po'], isGreat: false },
} as const satisfies Record<string, Purpose>

export type PurposeCode = keyof typeof PURPOSES

/** @throws BadInput (`field` 'purpose') for an unknown code */
export function getPurpose(code: PurposeCode): Purpose {
  if (!Object.hasOwn(PURPOSES, code)) throw new BadInput('purpose', 'format')
  return PURPOSES[code]
}
