import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useShare } from '../ui/use-share.ts'
import type { MarkTarget } from './use-mark-actions.ts'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  /** Returns the id of the card that contains a paragraph. */
  cardOf: (paragraph: string) => string
  onHighlight: (target: MarkTarget) => void
  onWrite: (target: MarkTarget) => void
}

/** Toolbar for selected text, at the bottom of the page while text is selected. */
export function SelectionBar({ cardOf, onHighlight, onWrite }: SelectionBarProps) {
  const { t } = useLingui()
  const { copy } = useShare()
  const [words, setWords] = useState<SelectedText>()
  useEffect(() => {
    const follow = () => setWords(getSelectedText())
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  if (!words) return null
  const target = { card: cardOf(words.paragraph), ...words }
  const doing = (act: () => void) => () => {
    // Moves the focus to the paragraph's button, because the bar disappears with the selection.
    document.querySelector<HTMLElement>(`[data-paragraph="${words.paragraph}"] button`)?.focus({ preventScroll: true })
    act()
    getSelection()?.removeAllRanges()
  }
  return (
    // `preventDefault`: otherwise pressing a button would clear the selection before the click.
    <div className={classes.root} role="toolbar" aria-label={t`选中的字`} onPointerDown={(event) => event.preventDefault()}>
      <button type="button" onClick={doing(() => onHighlight(target))}>{t`标亮`}</button>
      <button type="button" onClick={doing(() => onWrite(target))}>{t`写笔记`}</button>
      <button type="button" onClick={doing(() => void copy(words.quote))}>{t`复制`}</button>
    </div>
  )
}

/** Text selected within one paragraph. */
interface SelectedText {
  readonly paragraph: string
  readonly quote: string
}

/** Returns the selected text if it is within one paragraph. */
function getSelectedText(selection = getSelection()): SelectedText | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const words = findTextElement(range.startContainer)
  const quote = range.toString().trim()
  if (!words || words !== findTextElement(range.endContainer) || quote === '') return undefined
  const paragraph = words.closest<HTMLElement>('[data-paragraph]')?.dataset['paragraph']
  return paragraph === undefined ? undefined : { paragraph, quote }
}

function findTextElement(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-words]') ?? null
}
