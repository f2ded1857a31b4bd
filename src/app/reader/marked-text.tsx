import { Fragment } from 'react'
import { TermText } from '../glossary/term-text.tsx'
import classes from './marked-text.module.css'
import type { FormattedText } from './format-book-text.ts'
import { splitText, type TextRange } from './split-text.ts'

interface MarkedTextProps {
  shown: FormattedText
  highlights?: readonly TextRange[]
}

const NONE: readonly TextRange[] = []

/** A text with titles in italics, highlights, and links to glossary terms. */
export function MarkedText({ shown: { text, italics }, highlights = NONE }: MarkedTextProps) {
  return splitText(text.length, [italics, highlights]).map(({ from, to, within: [isItalic, isHighlighted] }) => {
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
