import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import { type ReactNode, type Ref, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { ReaderOptionsSheet } from '../../../reader/reading-options.tsx'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { withMessages } from '../../../language/i18n.ts'
import { useBookStatus } from '../../../session/books.ts'
import { useShare } from '../../../ui/use-share.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { formatShareOfCharts } from '../../../terms/share-text.ts'
import classes from './card-toolbar.module.css'
import type { CardWithNeighbours, OpenCardFunction } from './opened-card.ts'
import { BookMenu } from './book-menu.tsx'
import type { CardPictureContent } from './card-picture.ts'
import { parseDayMaster } from './card-header.tsx'
import { formatBookText } from '../../../reader/book-text.ts'

interface CardToolbarProps {
  opened: CardWithNeighbours
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
      <ReaderOptionsSheet opened={isSettingOpen} onClose={() => setSettingOpen(false)} />
    </header>
  )
}

/** Menu of a card: share, changes in the latest version, and the entries of the book's menu. */
export function CardMenu({ opened, turnTo }: { opened: CardWithNeighbours; turnTo: OpenCardFunction }) {
  const { t } = useLingui()
  const { book } = useOpenBook()
  const navigate = useNavigate()
  const { share } = useShare()
  const { content, text } = useCardShareContent(opened)
  const pictureOf = async () => (await withMessages(import('./card-picture.ts'))).paintCardPicture(content)
  const print = () => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })
  const hasOlder = (useBookStatus(book.archive_id, book.product_id)?.versions.length ?? 0) > 1
  const toChanges = () => void navigate({ to: '/archive/newversion', search: { archiveId: book.archive_id } })
  const entries = [
    ...(opened.card.line ? [{ label: t`分享这一卡`, run: () => share(text, pictureOf) }] : []),
    ...(hasOlder ? [{ label: t`新版改了什么`, run: toChanges }] : []),
  ]
  return <BookMenu turnTo={turnTo} entries={entries} onPrint={print} />
}

/** Returns what is shared of a card, without its owner's name: content of the picture, and a short text. */
function useCardShareContent({ card, number, count }: CardWithNeighbours): { content: CardPictureContent; text: string } {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { book, archive, level } = useOpenBook()
  const line = card.line ? formatBookText(card.line.text[locale], level).text : ''
  const facts = card.reasons.flatMap((id) => book.facts[id] ?? [])
  const reasons = facts.map(({ plain, share }) => ({ fact: plain[locale], share: formatShareOfCharts(_, share) }))
  const title = `${formatOrdinal(locale, number)} ${card.title[locale]}`
  const content: CardPictureContent = {
    title,
    line,
    reasons,
    pillars: book.ganzhi.split(' '),
    element: parseDayMaster(book.ganzhi).element,
    risen: (100 * number) / count,
    seed: archive.archive_id,
    name: t({ message: '命书', context: 'product' }),
    note: t`仅供娱乐`,
    isUpright: writingSystems[locale].isVertical,
  }
  const reasonLines = reasons.map(({ fact, share }) => `${fact}${writingSystems[locale].listSeparator}${share}`)
  return { content, text: [title, line, ...reasonLines, t`命书，仅供娱乐`].join('\n') }
}
