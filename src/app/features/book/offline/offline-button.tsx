import { Cloud } from '@phosphor-icons/react/dist/csr/Cloud'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Book } from '#contract/book.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { BookOwner } from './book-fonts.ts'
import type { OfflineSheetProps } from './offline-sheet.tsx'
import classes from './offline.module.css'
import { useIsSavedOffline } from './use-is-saved-offline.ts'

const OfflineSheet = lazyComponent<OfflineSheetProps>(() => import('./offline-sheet.tsx').then((file) => file.OfflineSheet), {
  isWanted: ({ opened }) => opened,
})

/** Button that shows whether the book is fully available offline; opens a sheet with the book's storage size. */
export function OfflineButton({ book, owner }: { book: Book; owner: BookOwner }) {
  const { t } = useLingui()
  const isSaved = useIsSavedOffline(book, owner)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isSaved ? <CloudCheck size={18} /> : <Cloud size={18} />}
        {isSaved ? t`已存，可离线阅读` : t`还没存全`}
      </button>
      <OfflineSheet opened={isOpen} onClose={() => setOpen(false)} book={book} isSaved={isSaved} />
    </>
  )
}
