import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import { BRANCH_HAN } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { withWords } from '../../language/i18n.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { useWords } from '../../language/use-words.ts'
import { writings } from '../../language/writing.ts'
import { pillarTextsOf } from '../../session/archives.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePassOn } from '../../ui/use-pass-on.ts'
import type { CastYear } from './use-annual-view.ts'

interface ShareYearProps {
  archive: ListedArchive
  cast: CastYear
  line: string
  isLocked: boolean
  seed: string
}

/** Passes the year on as a picture, or as a text where none is taken, without the name of whose year it is. */
export function ShareYear({ archive, cast: { view }, line, isLocked, seed }: ShareYearProps) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const { passOn } = usePassOn()
  const pair = pairOfYear(view.year)
  const title = `${view.year} ${pairTextOf(_, pair)}`

  async function pictureOf(): Promise<Blob> {
    const { yearPictureOf } = await withWords(import('./year-picture.ts'))
    return yearPictureOf({
      title,
      line,
      pillar: pair.ganzhi,
      isUpright: writings[locale].isUpright,
      scores: view.months.map(({ score }) => score),
      isMist: isLocked,
      seed,
      pillars: pillarTextsOf(archive),
      months: view.months.map(({ branch }) => BRANCH_HAN[branch]),
      name: t({ message: '命书', context: 'product' }),
      note: t`仅供娱乐`,
    })
  }

  return (
    <IconButton label={t`分享这一年`} onClick={() => passOn([title, line, t`命书，仅供娱乐`].join('\n'), pictureOf)}>
      <Export size={24} weight="light" />
    </IconButton>
  )
}
