import { Cloud } from '@phosphor-icons/react/dist/csr/Cloud'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Book } from '#contract/book.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { Owner } from './book-faces.ts'
import type { SavedSheetProps } from './saved-sheet.tsx'
import classes from './saved.module.css'
import { useSaved } from './use-saved.ts'

const SavedSheet = lazyComponent<SavedSheetProps>(() => import('./saved-sheet.tsx').then((file) => file.SavedSheet), {
  isWanted: ({ opened }) => opened,
})

/** Whether a book can be read in flight mode, said only when it is so; and what it takes up here. */
export function SavedButton({ book, owner }: { book: Book; owner: Owner }) {
  const { t } = useLingui()
  const isSaved = useSaved(book, owner)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isSaved ? <CloudCheck size={18} /> : <Cloud size={18} />}
        {isSaved ? t`已存，可离线阅读` : t`还没存全`}
      </button>
      <SavedSheet opened={isOpen} onClose={() => setOpen(false)} book={book} isSaved={isSaved} />
    </>
  )
}
