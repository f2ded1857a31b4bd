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
import type { ComputedYear } from './use-cast-year.ts'

interface SharedYear {
  archive: ListedArchive
  cast: ComputedYear
  /** Main sentence of the book; required for sharing. */
  line: string | undefined
  isLocked: boolean
  seed: string
}

/** Returns a function that shares the year as a picture or, if unsupported, as text, without the owner's name; undefined if `line` is. */
export function useShareYear({ archive, cast: { view }, line, isLocked, seed }: SharedYear): (() => void) | undefined {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { share } = useShare()
  const pair = pairOfYear(view.year)
  const title = `${view.year} ${pairTextOf(_, pair)}`
  if (line === undefined) return undefined

  const pictureOf = async () => {
    const { paintYearPicture } = await withMessages(import('./year-picture.ts'))
    return paintYearPicture({
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
