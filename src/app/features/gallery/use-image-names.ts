import { useLingui } from '@lingui/react/macro'
import type { Image } from '#contract/image.ts'
import { useMonthNames } from './use-month-names.ts'

/** Titles, dates and authors of pictures. */
export function useImageNames() {
  const { t } = useLingui()
  const { titleOf, dateOf } = useMonthNames()
  return {
    /** 己亥月壁纸; November wallpaper. */
    titleOf: ({ kind, month }: Pick<Image, 'kind' | 'month'>) => {
      if (kind === 'avatar') return t`命盘画像`
      const name = titleOf(month)
      return t`${name}壁纸`
    },
    dateOf: ({ month }: Pick<Image, 'month'>) => dateOf(month),
    /** Names the author: the built-in rules, or a model. */
    makerOf: (madeBy: string) => (madeBy === 'house' || madeBy === '' ? t`由命书绘制` : t`由 ${madeBy} 绘制，内容由 AI 生成`),
  }
}
