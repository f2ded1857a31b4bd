import type { ActivityCode } from '#almanac/codes.ts'
import type { DutyCode } from '#bazi/index.ts'
import { BadInput } from '#bazi/index.ts'

interface Purpose {
  /** Activities of the almanac that mean this purpose: any of them in 宜 advises it, any in 忌 discourages it. */
  readonly activities: readonly ActivityCode[]
  /** Day officers 建除 that suit the purpose; `hinders`: those that hinder it. */
  readonly suits: readonly DutyCode[]
  readonly hinders: readonly DutyCode[]
  /** A major matter 大事: rejected on a day of 大事勿用, where a minor one only loses points. */
  readonly isGreat: boolean
}

/** Purposes of a day search. Source of their officers: 钦定协纪辨方书, volume 10 (宜忌), with the gods that always come with an officer. */
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

/** Returns the rules of a purpose. @throws BadInput (`field` 'purpose') for an unknown code */
export function getPurpose(code: PurposeCode): Purpose {
  if (!Object.hasOwn(PURPOSES, code)) throw new BadInput('purpose', 'format')
  return PURPOSES[code]
}
