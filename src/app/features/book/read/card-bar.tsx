import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import { type ReactNode, type Ref, useState } from 'react'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { ReaderSheet } from '../../../reader/reader-sheet.tsx'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './card-bar.module.css'
import type { Opened } from './turn.ts'

interface CardBarProps {
  opened: Opened
  heading: Ref<HTMLHeadingElement>
  /** Without it the bar is that of a part of a page. */
  onContents: (() => void) | undefined
  /** What else can be done. */
  more?: ReactNode
}

/** The bar of a card: back to the contents, its number and title, how it is read. */
export function CardBar({ opened: { card, number }, heading, onContents, more }: CardBarProps) {
  const { t } = useLingui()
  const { locale } = useOpenBook()
  const Title = onContents ? 'h1' : 'h2'
  const [isSettingOpen, setSettingOpen] = useState(false)
  return (
    <header className={classes.root}>
      {onContents && (
        <IconButton label={t`回到目录`} className={classes.back} onClick={onContents}>
          <ArrowLeft data-forward="" size={24} weight="light" />
        </IconButton>
      )}
      <Title ref={heading} tabIndex={-1} className={classes.title}>
        <span className={classes.number}>{formatOrdinal(locale, number)}</span> {card.title[locale]}
      </Title>
      <div className={classes.actions}>
        <IconButton label={t`读法`} aria-haspopup="dialog" onClick={() => setSettingOpen(true)}>
          <TextAa size={24} weight="light" />
        </IconButton>
        {more}
      </div>
      <ReaderSheet opened={isSettingOpen} onClose={() => setSettingOpen(false)} />
    </header>
  )
}
