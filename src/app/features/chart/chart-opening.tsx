import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ELEMENTS, elementOfStem, polarityOfStem, type Chart } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { BIRTH_SEASON_WORDS } from '../../terms/birth-seasons.ts'
import { ELEMENT_WORDS } from '../../terms/elements.ts'
import { listTextOf } from '../../terms/list.ts'
import { POLARITY_WORDS } from '../../terms/polarities.ts'
import { stemTextOf } from '../../terms/stem-text.ts'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './chart-opening.module.css'
import type { Shares } from './passage.ts'

interface ChartOpeningProps {
  chart: Chart
  shares: Shares
  /** South of the equator the seasons of the almanac are the other way round. */
  isSouthern: boolean
  /** The hour is unknown, and the month changes within the day. */
  isMonthOpen: boolean
}

/** One thought first: which element the person is, when it was born, and what weighs most; and for whoever asks, what Bazi is. */
export function ChartOpening({ chart, shares, isSouthern, isMonthOpen }: ChartOpeningProps) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { day, month } = chart.pillars
  const [stem, element] = [stemTextOf(_, day.stem), _(ELEMENT_WORDS[elementOfStem(day.stem)])]
  const polarity = _(POLARITY_WORDS[polarityOfStem(day.stem)])
  const season = _(BIRTH_SEASON_WORDS[month.branch])
  const share = Math.max(...Object.values(shares))
  const heaviest = ELEMENTS.filter((each) => shares[each] === share).map((each) => _(ELEMENT_WORDS[each]))
  const [most, percent] = [listTextOf(locale, heaviest), Math.round(share * 100)]
  const when = isMonthOpen
    ? t`日主${stem}，${polarity}${element}。`
    : isSouthern
      ? t`日主${stem}，${polarity}${element}，月令属${season}。`
      : t`日主${stem}，${polarity}${element}，生在${season}。`
  return (
    <div className={classes.root}>
      <p className={classes.thought}>
        {when}
        {heaviest.length > 1 ? t`五行里${most}一样重，各占 ${percent}%。` : t`五行里${most}最重，占 ${percent}%。`}
      </p>
      {!chart.pillars.hour && <p className={classes.note}>{t`时辰未详，这里按正午的三柱算。`}</p>}
      {isSouthern && <p className={classes.note}>{t`四季按北半球的节气说。生在南半球，当地的季节相反，盘仍照节气排。`}</p>}
      <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`八字是什么？`}
      </button>
      <Sheet opened={isOpen} onClose={() => setOpen(false)} title={t`八字是什么？`} width={400}>
        <div className={classes.answer}>
          <p>{t`出生那一刻用八个字记下来：年、月、日、时各两个字。像一枚只盖一次的邮戳，写明你是何时、在什么季节来的。`}</p>
          <p>{t`日柱上面那个字，代表你本人，叫日主。其余七个字都是站在你周围的人和事，先问它们对你是帮还是磨。`}</p>
          <p>{t`每个字都属木、火、土、金、水之一，分阴阳。点命盘上的任何一格，就看得到它叫什么、从哪里来、是什么意思。`}</p>
        </div>
      </Sheet>
    </div>
  )
}
