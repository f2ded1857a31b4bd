import { useLingui } from '@lingui/react/macro'
import { BRANCH_HAN } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { withMessages } from '../../language/i18n.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { archivePillarsOf } from '../../session/archives.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { useShare } from '../../ui/use-share.ts'
import type { CastYear } from './use-annual-view.ts'

interface SharedYear {
  archive: ListedArchive
  cast: CastYear
  /** Without a line there is nothing to pass on. */
  line: string | undefined
  isLocked: boolean
  seed: string
}

/** Passes the year on as a picture, or as a text where none is taken, without the name of whose year it is. */
export function useShareYear({ archive, cast: { view }, line, isLocked, seed }: SharedYear): (() => void) | undefined {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { share } = useShare()
  const pair = pairOfYear(view.year)
  const title = `${view.year} ${pairTextOf(_, pair)}`
  if (line === undefined) return undefined

  const pictureOf = async () => {
    const { yearPictureOf } = await withMessages(import('./year-picture.ts'))
    return yearPictureOf({
      title,
      line,
      pillar: pair.ganzhi,
      isUpright: writingSystems[locale].isVertical,
      scores: view.months.map(({ score }) => score),
      isMist: isLocked,
      seed,
      pillars: archivePillarsOf(archive),
      months: view.months.map(({ branch }) => BRANCH_HAN[branch]),
      name: t({ message: '命书', context: 'product' }),
      note: t`仅供娱乐`,
    })
  }
  return () => share([title, line, t`命书，仅供娱乐`].join('\n'), pictureOf)
}
