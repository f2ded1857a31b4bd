import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BranchCode, DutyCode, PathGodCode, ScorePart, ScorePartCode, ScorePlace } from '#bazi/index.ts'
import { elementOfStem } from '#bazi/index.ts'
import type { DayReading, ScoredDoubleHour } from '#readings/daily/index.ts'
import { findStrongestScorePart } from '#readings/daily/index.ts'
import { BAND_LABELS } from './bands.ts'
import { DAY_OFFICER_LABELS, PATH_GOD_LABELS } from './duties.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'
import { stemTextOf, formatBranchWithNoun, branchTextOf, pairTextOf } from './stems-branches.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'
import type { Translator } from '../language/use-messages.ts'

const STEM_LABELS = msg({ message: '天干{stem}{element}为{role}' })
const HIDDEN_LABELS = msg({ message: '{branch}藏{stem}{element}为{role}' })

/** Patterns of the parts of the power value as reasons, shown beside their points. */
const PART_LABELS: Record<ScorePartCode, MessageDescriptor> = {
  'stem-fair': STEM_LABELS,
  'stem-poor': STEM_LABELS,
  'hidden-fair': HIDDEN_LABELS,
  'hidden-poor': HIDDEN_LABELS,
  'six-combine': msg({ message: '{branch}合{pillar}支{natal}' }),
  'half-three': msg({ message: '{branch}半合{pillar}支{natal}' }),
  clash: msg({ message: '{branch}冲{pillar}支{natal}' }),
  punish: msg({ message: '{branch}刑{pillar}支{natal}' }),
  'self-punish': msg({ message: '{branch}自刑{pillar}支' }),
  harm: msg({ message: '{branch}害{pillar}支{natal}' }),
  break: msg({ message: '{branch}破{pillar}支{natal}' }),
  'stem-combine': msg`天干与日主相合`,
  tianyiguiren: msg({ message: '天乙贵人在{branch}' }),
  wenchangguiren: msg({ message: '文昌在{branch}' }),
  lushen: msg({ message: '{branch}为禄位' }),
  yangren: msg({ message: '{branch}为羊刃' }),
  jiesha: msg({ message: '劫煞在{branch}' }),
  kongwang: msg({ message: '{branch}逢空亡' }),
  'duty-fair': msg({ message: '值日：{duty}' }),
  'duty-poor': msg({ message: '值日从缓：{duty}' }),
  'path-yellow': msg({ message: '黄道：{path}' }),
  'path-black': msg({ message: '黑道：{path}' }),
}

/** Natal pillar names for use inside a sentence. */
export const NATAL_PILLAR_LABELS: Record<ScorePlace, MessageDescriptor> = {
  year: msg({ message: '年', context: 'pillar' }),
  month: msg({ message: '月', context: 'pillar' }),
  day: msg({ message: '日', context: 'pillar' }),
}

interface PartFacts {
  readonly branch: BranchCode
  /** Day officer 建除; only days have one. */
  readonly duty?: DutyCode
  readonly path?: { readonly code: PathGodCode }
}

/** Role names for stored days without roles: such days can no longer be recomputed. */
const LEGACY_ROLES = { fair: msg({ message: '喜', context: 'role' }), poor: msg({ message: '忌', context: 'role' }) }

/** Returns the placeholder values of PART_LABELS. `facts.branch` is the branch of the rated day or hour. */
export function getScorePartValues(_: Translator, part: ScorePart, facts: PartFacts): Record<string, string> {
  return {
    branch: formatBranchWithNoun(_, facts.branch),
    natal: part.natal === null ? '' : branchTextOf(_, part.natal),
    pillar: part.pillar === null ? '' : _(NATAL_PILLAR_LABELS[part.pillar]),
    duty: facts.duty === undefined ? '' : _(DAY_OFFICER_LABELS[facts.duty]),
    path: facts.path === undefined ? '' : _(PATH_GOD_LABELS[facts.path.code]),
    stem: part.stem === null ? '' : stemTextOf(_, part.stem),
    element: part.stem === null ? '' : _(ELEMENT_LABELS[elementOfStem(part.stem)]),
    role: _(part.role === undefined ? LEGACY_ROLES[part.points > 0 ? 'fair' : 'poor'] : FAVOUR_ROLE_LABELS[part.role]),
  }
}

/** Formats one reason for a power value: 戌冲日支辰. */
export function formatScorePart(_: Translator, part: ScorePart, facts: PartFacts): string {
  return _({ ...PART_LABELS[part.code], values: getScorePartValues(_, part, facts) })
}

/** Formats one reason for the day's power value. */
export function formatDayScorePart(_: Translator, view: DayReading, part: ScorePart): string {
  return formatScorePart(_, part, { ...view, branch: view.pillars.day.branch })
}

const HOUR_TEXT = msg({ message: '{pair}时，{tenGod}，{reason}' })

/** Formats a summary of the chosen hour: its pair, ten god and strongest reason. */
export function formatHourSummary(_: Translator, view: DayReading, hour: ScoredDoubleHour): string {
  const part = findStrongestScorePart(hour.parts)
  const reason = part === null ? _(BAND_LABELS[hour.band]) : formatScorePart(_, part, { ...view, branch: hour.branch })
  return _({ ...HOUR_TEXT, values: { pair: pairTextOf(_, hour.pair), tenGod: _(TEN_GOD_LABELS[hour.tenGod]), reason } })
}
