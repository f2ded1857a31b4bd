import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import { type ReactNode, type Ref, useState } from 'react'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { ReaderSheet } from '../../../reader/reader-sheet.tsx'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './card-toolbar.module.css'
import type { OpenedCard } from './opened-card.ts'

interface CardToolbarProps {
  opened: OpenedCard
  heading: Ref<HTMLHeadingElement>
  /** Opens the contents; undefined if the card is part of another page. */
  onContents: (() => void) | undefined
  /** Additional buttons. */
  more?: ReactNode
}

/** Toolbar of a card: back to the contents, number and title, reader options. */
export function CardToolbar({ opened: { card, number }, heading, onContents, more }: CardToolbarProps) {
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
