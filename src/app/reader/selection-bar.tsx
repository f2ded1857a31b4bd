import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useShare } from '../ui/use-share.ts'
import { type SelectedWords, selectedWords } from './selected-words.ts'
import classes from './selection-bar.module.css'
import type { Target } from './use-mark-actions.ts'

interface SelectionBarProps {
  /** The card that a paragraph is on. */
  cardOf: (paragraph: string) => string
  onHighlight: (target: Target) => void
  onWrite: (target: Target) => void
}

/** What can be done with chosen words, at the foot of the page while some are chosen. */
export function SelectionBar({ cardOf, onHighlight, onWrite }: SelectionBarProps) {
  const { t } = useLingui()
  const { copy } = useShare()
  const [words, setWords] = useState<SelectedWords>()
  useEffect(() => {
    const follow = () => setWords(selectedWords())
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  if (!words) return null
  const target = { card: cardOf(words.paragraph), ...words }
  const doing = (act: () => void) => () => {
    // The bar goes with what is chosen; by key, the focus was on it.
    document.querySelector<HTMLElement>(`[data-paragraph="${words.paragraph}"] button`)?.focus({ preventScroll: true })
    act()
    getSelection()?.removeAllRanges()
  }
  return (
    // A press must not take away what is chosen before it is heard.
    <div className={classes.root} role="toolbar" aria-label={t`选中的字`} onPointerDown={(event) => event.preventDefault()}>
      <button type="button" onClick={doing(() => onHighlight(target))}>{t`标亮`}</button>
      <button type="button" onClick={doing(() => onWrite(target))}>{t`写笔记`}</button>
      <button type="button" onClick={doing(() => void copy(words.quote))}>{t`复制`}</button>
    </div>
  )
}
