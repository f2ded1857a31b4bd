import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#contract/locale.ts'
import type { DayView } from '#readings/daily/index.ts'
import { ACTIVITY_LABELS } from '../../terms/activities.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatShortLunarDate } from '../../terms/lunar.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { BAND_LABELS } from '../../terms/day-reading.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import type { DayCardText } from './day-card.ts'

const chinese = (image: string, counsel: string) => `${image}，${counsel}。`

/** Joins image and counsel: to one sentence in Chinese; in English each is a sentence already. */
const sentences: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image, counsel) => `${image} ${counsel}`,
}

/** Returns the texts for sharing a day, without the archive's name: for the card, and as plain text. */
export function useShareMessages(view: DayView): { cardText: DayCardText; shareText: string } {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { score } = view
  const band = _(BAND_LABELS[view.band])
  const day = pairTextOf(_, view.pillars.day)
  const calendar = [t`${day}日`, view.lunar && formatShortLunarDate(_, view.lunar), view.solarTerm && _(SOLAR_TERM_LABELS[view.solarTerm])]
  const cardText: DayCardText = {
    date: [dateFormatters[locale].short(view.date), dateFormatters[locale].besideShort(view.date)].filter(Boolean).join(' '),
    calendar: calendar.filter(Boolean).join(' · '),
    image: view.said.image[locale],
    counsel: view.said.counsel[locale],
    power: `${t`力量值`} · ${band}`,
    lists: [
      { title: t({ message: '宜', context: 'list' }), isGood: true, items: view.do.map((code) => _(ACTIVITY_LABELS[code])) },
      { title: t({ message: '忌', context: 'list' }), isGood: false, items: view.dont.map((code) => _(ACTIVITY_LABELS[code])) },
    ].filter(({ items }) => items.length > 0),
    name: t({ message: '命书', context: 'product' }),
    note: t`仅供娱乐`,
    isUpright: writingSystems[locale].isVertical,
  }
  const { listSeparator, colon } = writingSystems[locale]
  const lines = [
    [cardText.date, cardText.calendar].join(' · '),
    sentences[locale](cardText.image, cardText.counsel),
    t`力量值 ${score}，${band}`,
    ...cardText.lists.map(({ title, items }) => `${title}${colon}${items.join(listSeparator)}`),
    t`命书，仅供娱乐`,
    location.origin,
  ]
  return { cardText, shareText: lines.join('\n') }
}
