import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PickedDay, PickReason, RejectReason } from '#readings/daily/best-days.ts'
import type { SharedPick, SharedRejectReason } from '#readings/daily/shared-days.ts'
import type { Messages } from '../language/use-messages.ts'
import { BAND_LABELS } from './bands.ts'
import { DAY_OFFICER_LABELS } from './duties.ts'
import { formatList } from './list.ts'
import { PILLAR_LABELS } from './pillar-places.ts'
import type { PurposeCode } from '#readings/daily/purposes.ts'
import { ACTIVITY_LABELS } from './activities.ts'

const HINDRANCE_LABELS = {
  suipo: msg`岁破：日支与年支相冲，大事从缓`,
  yuepo: msg`月破：日支与月支相冲，大事从缓`,
  sili: msg`四离：春分、夏至、秋分、冬至的前一天，大事从缓`,
  sijue: msg`四绝：立春、立夏、立秋、立冬的前一天，大事从缓`,
}

/** Reasons that add to or subtract from the suitability of a day. The power value is not one of them: it has a line per person. */
const PICK_LABELS: Record<Exclude<PickReason['code'], 'score'>, MessageDescriptor> = {
  advised: msg`历书的“宜”里有这件事`,
  conflicting: msg`历书的“忌”里有相近的一项`,
  'duty-suits': msg({ message: '值日“{duty}”，适合这件事' }),
  'duty-hinders': msg({ message: '值日“{duty}”，这件事宜缓' }),
  ...HINDRANCE_LABELS,
}

const SCORE_OWN = msg({ message: '当日力量值，{band}' })
const SCORE_OF = msg({ message: '{name}的力量值，{band}' })

const REJECT_LABELS: Record<RejectReason['code'], MessageDescriptor> = {
  clash: msg({ message: '与{names}的{pillar}相冲' }),
  warned: msg`历书的“忌”里有这件事`,
  conflicting: msg`历书的“宜”里有相近的一项`,
  nothing: msg`历书这天诸事不宜`,
  'only-named': msg`历书这天只宜所列的几件，没有这件`,
  'duty-hinders': msg`值日的建除不合这件事`,
  'score-low': msg({ message: '{names}的力量值不到“{band}”' }),
  ...HINDRANCE_LABELS,
}

/** A reason, as text, and its formatted points. */
interface FormattedDayReason {
  readonly text: string
  readonly points: string
}

/** Formats points with a sign: +6, −6 (U+2212). */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

/** Lists the reasons for the suitability of a day. For two people it lists both power values, although only the lower one counts. */
export function listDayFitReasons({ _ }: Messages, { each }: SharedPick, names: readonly string[]): FormattedDayReason[] {
  const scores = each.map(({ band, score }, i) => ({
    text: _({ ...(each.length > 1 ? SCORE_OF : SCORE_OWN), values: { name: names[i]!, band: _(BAND_LABELS[band]) } }),
    points: String(score),
  }))
  const [{ duty, reasons }] = each as readonly [PickedDay, ...PickedDay[]]
  const others = reasons.flatMap(({ code, points }) =>
    code === 'score' ? [] : { text: _({ ...PICK_LABELS[code], values: { duty: _(DAY_OFFICER_LABELS[duty]) } }), points: signed(points) },
  )
  return [...scores, ...others]
}

/** Formats the reason why a day is rejected and, where relevant, the people for whom it is. */
export function formatRejectReason({ _, locale }: Messages, reason: SharedRejectReason, names: readonly string[]): string {
  const values = {
    names: formatList(
      locale,
      reason.whose.map((person) => names[person]!),
    ),
    pillar: reason.code === 'clash' ? _(PILLAR_LABELS[reason.pillar]) : '',
    band: _(BAND_LABELS.even),
  }
  return _({ ...REJECT_LABELS[reason.code], values })
}

/** Names of the purposes of a day search; those that are almanac activities have the activity's name. */
export const PURPOSE_LABELS: Record<PurposeCode, MessageDescriptor> = {
  moving: ACTIVITY_LABELS.moving,
  signing: ACTIVITY_LABELS.signing,
  meeting: msg`会面`,
  travelling: ACTIVITY_LABELS.travel,
  wedding: ACTIVITY_LABELS.wedding,
  opening: ACTIVITY_LABELS.opening,
  groundbreaking: ACTIVITY_LABELS.groundbreaking,
  haircut: ACTIVITY_LABELS.haircut,
}
