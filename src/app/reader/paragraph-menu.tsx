import { useLingui } from '@lingui/react/macro'
import { DotsThree } from '@phosphor-icons/react/dist/csr/DotsThree'
import { NotePencil } from '@phosphor-icons/react/dist/csr/NotePencil'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { useBookMarksContext } from './book-marks-provider.tsx'
import type { ParagraphActionsProps } from './paragraph-actions.tsx'
import type { VerdictTagProps } from './verdict-tag.tsx'
import classes from './paragraph-menu.module.css'

const ParagraphActions = lazyComponent<ParagraphActionsProps>(
  () => import('./paragraph-actions.tsx').then((file) => file.ParagraphActions),
  { isWanted: ({ opened }) => opened },
)

const VerdictTag = lazyComponent<VerdictTagProps>(() => import('./verdict-tag.tsx').then((file) => file.VerdictTag))

/** Controls at the end of a paragraph: the verdict tag, a button per note, and the button of the actions menu. */
export function ParagraphMenu({ paragraph, text }: { paragraph: string; text: string }) {
  const { t } = useLingui()
  const layer = useBookMarksContext()
  const [openings, setOpenings] = useState(0)
  const [opened, setOpened] = useState(false)
  if (!layer) return null
  const { cardOf, marks, write } = layer
  const notes = (marks.get(paragraph) ?? []).filter(({ kind }) => kind === 'note')
  function open() {
    setOpenings(openings + 1)
    setOpened(true)
  }
  return (
    <span className={classes.root}>
      <VerdictTag paragraph={paragraph} onOpen={open} />
      {notes.map((mark) => (
        <IconButton
          key={mark.mark_id}
          label={t`笔记：${mark.text.slice(0, 40)}`}
          aria-haspopup="dialog"
          onClick={() => write({ target: { card: cardOf(paragraph), paragraph, quote: mark.quote }, mark })}
        >
          <NotePencil size={20} className={classes.note} />
        </IconButton>
      ))}
      <IconButton label={t`标记这一段`} className={classes.more} aria-haspopup="dialog" onClick={open}>
        <DotsThree size={22} />
      </IconButton>
      {openings > 0 && (
        <ParagraphActions
          key={openings}
          target={{ card: cardOf(paragraph), paragraph, quote: '' }}
          text={text}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </span>
  )
}
