import { useLingui } from '@lingui/react/macro'
import type { ActivityCode } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'
import type { DayView } from '#readings/daily/index.ts'
import { ACTIVITY_WORDS } from '../../terms/activities.ts'
import { dateWords } from '../../terms/date.ts'
import { BAND_WORDS, COUNSEL_WORDS, IMAGE_WORDS } from '../../terms/day-reading.ts'
import { useWords } from '../../language/use-words.ts'
import { writings } from '../../language/writing.ts'

const chinese = (image: string, counsel: string) => `${image}，${counsel}。`

/** The day's sentence out of its picture and its counsel, which in English are sentences themselves. */
const sentences: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image, counsel) => `${image} ${counsel}`,
}

/** The day in a few lines, without the name of whose day it is. */
export function useShareText(view: DayView): string {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const [image, counsel] = [_(IMAGE_WORDS[view.headline.image]), _(COUNSEL_WORDS[view.headline.counsel])]
  const band = _(BAND_WORDS[view.band])
  const { score } = view
  const list = (codes: readonly ActivityCode[]) => codes.map((code) => _(ACTIVITY_WORDS[code])).join(writings[locale].listMark)
  const [good, bad] = [list(view.do), list(view.dont)]
  return [
    dateWords[locale].short(view.date),
    sentences[locale](image, counsel),
    t`力量值 ${score}，${band}`,
    good && t`宜：${good}`,
    bad && t`忌：${bad}`,
    t`命书，仅供娱乐`,
  ]
    .filter(Boolean)
    .join('\n')
}
