import { type ReactNode, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { dayPillarOf, elementOfStem } from '#bazi/index.ts'
import { languageTags } from '#contract/locale.ts'
import { BookDrawing } from '../../art/book.tsx'
import { PowerSun, PowerRuler } from '../../art/power-sun.tsx'
import { HangingScroll } from '../../art/hanging-scroll.tsx'
import { toCivilDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { Tag } from '../../ui/tag.tsx'
import classes from './intro-pages.module.css'

export interface IntroPage {
  /** Heading: upright beside the picture in Chinese, above it otherwise. */
  readonly name: string
  readonly picture: ReactNode
  readonly title: string
  readonly text: string
  /** Label of the next button. */
  readonly next: string
}

/** The three intro pages: book, fortune, summon. */
export function useIntroPages(): readonly IntroPage[] {
  const { t } = useLingui()
  return [
    {
      name: t`一卷命书`,
      picture: <BookPicture />,
      title: t`十卡，从命盘读起`,
      text: t`从四柱命盘到喜用忌神，再到财富、婚姻、学业与健康。每一步，都写明由来。`,
      next: t`下一步`,
    },
    {
      name: t`一日之运`,
      picture: <FortunePicture />,
      title: t`静心七秒，看清一天`,
      text: t`太阳升起多高，今天便有几分力。宜什么、忌什么、哪个时辰顺手，一眼可见。`,
      next: t`下一步`,
    },
    {
      name: t`有问有答`,
      picture: <SummonPicture />,
      title: t`决断不下，召一人来问`,
      text: t`问事起卦，问财有神，学理有小道童。每个答案下面写明由谁写成，仅供娱乐，主意仍由你拿。`,
      next: t`写下生辰`,
    },
  ]
}

function BookPicture() {
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
function FortunePicture() {
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
      <PowerRuler value={EXAMPLE} />
      <span className={classes.example}>
        <Tag>{t`示例`}</Tag>
      </span>
    </div>
  )
}

function SummonPicture() {
  return (
    <div className={classes.summon}>
      <HangingScroll kind="ai" width={72} height={248} selected />
      <HangingScroll kind="god" width={72} height={248} />
      <HangingScroll kind="tao" width={72} height={248} />
    </div>
  )
}
