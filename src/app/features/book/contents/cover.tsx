import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { elementOfStem, ganzhiOfText } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { BookDrawing } from '../../../art/book.tsx'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { ELEMENT_LABELS } from '../../../terms/elements.ts'
import { branchTextOf } from '../../../terms/stems-branches.ts'
import { stemTextOf } from '../../../terms/stem-text.ts'
import { BirthLine } from './birth-line.tsx'
import classes from './cover.module.css'

/** Matches names that fit on the vertical title slip: up to four Chinese characters. */
const SLIP_NAME = /^\p{Script=Han}{1,4}$/u

/** Book cover with the owner's day master, pillars, birth date and birthplace. */
export function Cover({ archive, children }: { archive: ListedArchive; children: ReactNode }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const isDesktop = useIsDesktop()
  const { isVertical, hanTag } = writingSystems[locale]
  const { user_name } = archive
  const pillars = archivePillarsOf(archive)
  const [stem, branch] = [ganzhiOfText(archive.day_ganzhi)!.stem, ganzhiOfText(archive.month_ganzhi)!.branch]
  const element = elementOfStem(stem)
  const [day, quality] = [stemTextOf(_, stem), _(ELEMENT_LABELS[element])]
  const master = t({ message: `${day}${quality}`, context: 'cover' })
  const animal = branchTextOf(_, branch)
  return (
    <div className={classes.root}>
      <span className={classes.book}>
        <BookDrawing
          title={t({ message: '命书', context: 'product' })}
          name={SLIP_NAME.test(user_name) ? user_name : ''}
          element={element}
          latin={!isVertical}
          {...(isDesktop && { width: 236, height: 330 })}
        />
      </span>
      <div className={classes.words}>
        <h1 className={classes.master}>
          <span className="visually-hidden">{t`${user_name}的命书`} </span>
          <Trans>
            {master} <em>生于{animal}月</em>
          </Trans>
        </h1>
        <p className={classes.pillars} lang={hanTag}>
          {pillars.map((pillar, place) => (
            // oxlint-disable-next-line no-array-index-key -- four pillars in a fixed order
            <span key={place}>{pillar || '—'}</span>
          ))}
        </p>
        <BirthLine archive={archive} />
        {children}
      </div>
    </div>
  )
}
