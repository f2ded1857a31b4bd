import type { ChatMode } from '#contract/chat.ts'
import { BookDrawing } from '../../../art/book.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import { RemainingTimes } from './remaining-times.tsx'
import classes from './book-answerer.module.css'

/** Picture of the book with the remaining quota, for modes without a character. */
export function BookAnswerer({ mode }: { mode: ChatMode }) {
  const { _ } = useMessages()
  const archive = useCurrentArchive()
  const name = _(CHARACTER_LABELS[mode])
  return (
    <div className={classes.root}>
      <BookDrawing title={name} name={archive?.user_name ?? ''} element="water" />
      <p className={classes.name}>{name}</p>
      <p className={classes.left}>
        <RemainingTimes mode={mode} />
      </p>
    </div>
  )
}
