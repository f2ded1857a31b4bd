import type { ChatMode } from '#contract/chat.ts'
import { Book } from '../../../art/book.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { useCurrentArchive } from '../../../session/archives.ts'
import { CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import { Left } from './left.tsx'
import classes from './book-answers.module.css'

/** Where no character is called: the book itself, with what is left. */
export function BookAnswers({ mode }: { mode: ChatMode }) {
  const { _ } = useMessages()
  const archive = useCurrentArchive()
  const name = _(CHARACTER_LABELS[mode])
  return (
    <div className={classes.root}>
      <Book title={name} name={archive?.user_name ?? ''} element="water" />
      <p className={classes.name}>{name}</p>
      <p className={classes.left}>
        <Left mode={mode} />
      </p>
    </div>
  )
}
