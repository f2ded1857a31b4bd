import { Fragment } from 'react'
import classes from './phrases.module.css'

const ENDS = /(?<=[，。])|(?<=[,.] )/

/** A short text that wraps only after punctuation; browsers would also break it within a Chinese word. */
export function PhraseWrappedText({ text }: { text: string }) {
  return text.split(ENDS).map((phrase, i) => (
    <Fragment key={i}>
      <span className={classes.root}>{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') && ' '}
    </Fragment>
  ))
}
