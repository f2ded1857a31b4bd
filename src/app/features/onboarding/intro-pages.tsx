import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { BookPicture, FortunePicture, SummonPicture } from './pictures.tsx'

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
