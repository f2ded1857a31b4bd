import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { dayPillarOf, elementOfStem } from '#bazi/index.ts'
import { languageTags } from '#contract/locale.ts'
import { BookDrawing } from '../../art/book.tsx'
import { PowerSun } from '../../art/power-sun.tsx'
import { Ruler } from '../../art/ruler.tsx'
import { Scroll } from '../../art/scroll.tsx'
import { toCivilDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { Tag } from '../../ui/tag.tsx'
import classes from './pictures.module.css'

export function BookPicture() {
  const { t } = useLingui()
  const { locale } = useMessages()
  return (
    <div className={classes.book}>
      <BookDrawing title={t`命书`} element="metal" width={196} height={276} latin={!writingSystems[locale].isVertical} />
    </div>
  )
}

/** Example score; labelled as an example, because no chart exists yet. */
const EXAMPLE = 64

/** Today's date and pillar with an example sun. */
export function FortunePicture() {
  const { t } = useLingui()
  const { locale } = useMessages()
  const [today] = useState(() => new Date())
  const pillar = dayPillarOf(toCivilDate(today))
  const date = new Intl.DateTimeFormat(languageTags[locale], { month: 'long', day: 'numeric' }).format(today)
  return (
    <div className={classes.fortune}>
      <p className={classes.date}>
        {date}
        <br />
        {t`${pillar.ganzhi}日`}
      </p>
      <div className={classes.sun}>
        <PowerSun element={elementOfStem(pillar.stem)} radius={118} value={EXAMPLE} />
        <b data-element={elementOfStem(pillar.stem)}>{EXAMPLE}</b>
      </div>
      <Ruler value={EXAMPLE} />
      <span className={classes.example}>
        <Tag>{t`示例`}</Tag>
      </span>
    </div>
  )
}

export function SummonPicture() {
  return (
    <div className={classes.summon}>
      <Scroll kind="ai" width={72} height={248} selected />
      <Scroll kind="god" width={72} height={248} />
      <Scroll kind="tao" width={72} height={248} />
    </div>
  )
}
