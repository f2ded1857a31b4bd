import { Fragment } from 'react'
import { TermText } from '../glossary/term-text.tsx'
import classes from './marked-text.module.css'
import type { ShownText } from './shown-text.ts'
import { piecesOf, type Range } from './text-pieces.ts'

interface MarkedTextProps {
  shown: ShownText
  /** What the reader has highlighted. */
  highlights?: readonly Range[]
}

const NONE: readonly Range[] = []

/** A text with its titles in italics, the reader's wash under what is highlighted, and terms that open their entries. */
export function MarkedText({ shown: { text, italics }, highlights = NONE }: MarkedTextProps) {
  return piecesOf(text.length, [italics, highlights]).map(({ from, to, within: [isItalic, isHighlighted] }) => {
    const words = <TermText text={text.slice(from, to)} />
    const set = isItalic ? <em>{words}</em> : words
    return isHighlighted ? (
      <mark key={from} className={classes.highlight}>
        {set}
      </mark>
    ) : (
      <Fragment key={from}>{set}</Fragment>
    )
  })
}
