import { useLingui } from '@lingui/react/macro'
import type { BookParagraph } from '#contract/book.ts'
import { ParagraphView } from './paragraph-view.tsx'
import classes from './todo-view.module.css'

/** The suggested action at the end of a card. */
export function TodoView({ todo }: { todo: BookParagraph }) {
  const { t } = useLingui()
  return (
    <section className={classes.root}>
      <h2 className={classes.title}>{t`可做的一件事`}</h2>
      <ParagraphView paragraph={todo} />
    </section>
  )
}
