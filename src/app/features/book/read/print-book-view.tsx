import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { formatProductName } from '../../../terms/products.ts'
import { formatCardName } from '../../../terms/card-name.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { TopBar } from '../../../ui/top-bar.tsx'
import { BirthFactsLine } from '../../../chart-table/birth-facts-line.tsx'
import { MiniChart } from '../../../chart-table/mini-chart.tsx'
import { CHART_ROWS } from '../../../terms/chart-rows.ts'
import { PILLAR_PLACES } from '../../../terms/pillar-places.ts'
import { CardHeader } from './card-header.tsx'
import './book-print.css'
import { findCardWithNeighbours } from './opened-card.ts'
import classes from './print-book-view.module.css'
import { ReasonList, SectionView, TodoView } from '../../../reader/card-sections.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set after printing, so that a reload of this history entry, or a return to it, does not print again. */
    hasPrinted?: true
  }
}

export interface PrintBookViewProps {
  onBack: () => void
}

/** Print view of the whole book, card by card. Opens the print dialog once the fonts are loaded. */
export function PrintBookView({ onBack }: PrintBookViewProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { book, archive, locale } = useOpenBook()
  const { history } = useRouter()
  useEffect(() => {
    let isHere = true
    function printOnce() {
      const { href, state } = history.location
      if (!isHere || state.hasPrinted) return
      history.replace(href, { ...state, hasPrinted: true })
      print()
    }
    void document.fonts.ready.then(printOnce)
    return () => void (isHere = false)
  }, [history])
  return (
    <>
      <TopBar back={onBack}>
        <Button variant="default" size="compact-md" onClick={() => print()}>{t`打印`}</Button>
      </TopBar>
      <article className={classes.root} data-book>
        <section className={classes.cover}>
          <h1 className={classes.title}>{formatProductName(_, book.product_id)}</h1>
          <p className={classes.whose}>{archive.user_name}</p>
          <p className={classes.pillars} lang="zh">
            {book.ganzhi}
          </p>
          <BookChart />
        </section>
        {book.cards.map((card, at) => (
          <section key={card.id} className={classes.card}>
            <h2 className={classes.name}>{formatCardName(locale, book.product_id, at + 1, card.title[locale])}</h2>
            <CardHeader opened={findCardWithNeighbours(book, card.id)!} />
            {card.note && <p className={classes.note}>{card.note[locale]}</p>}
            <ReasonList reasons={card.reasons} />
            {card.sections.map((section) => (
              <SectionView key={section.id} section={section} />
            ))}
            {card.todo && <TodoView todo={card.todo} />}
          </section>
        ))}
      </article>
    </>
  )
}

/** Birth data and chart for which the book was written; null if the archive's pillars have changed since. */
function BookChart() {
  const { book, archive } = useOpenBook()
  const chart = useMemo(() => castChart(toBirthInput(archive)), [archive])
  const ganzhi = PILLAR_PLACES.flatMap((place) => chart.pillars[place]?.ganzhi ?? []).join(' ')
  if (ganzhi !== book.ganzhi) return null
  return (
    <>
      <BirthFactsLine archive={archive} trueSolar={chart.trueSolar} className={classes.birth} />
      <MiniChart archive={archive} ganzhi={book.ganzhi} cells={[]} rows={CHART_ROWS} />
    </>
  )
}
