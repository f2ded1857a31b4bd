import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Book } from '#contract/book.ts'
import { removeDownload } from '#device/books/books.ts'
import { formatBytes } from '../../../language/format-bytes.ts'
import { useBookStorageUsage } from '../../../session/books.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { focusHeading } from '../../../ui/use-focus-on-navigation.ts'
import { Row } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './offline.module.css'

export interface BookStorageSheetProps {
  opened: boolean
  onClose: () => void
  book: Book
  isSaved: boolean
}

/** Sheet with the storage size of the book on this device, and a button to remove the download. */
export function BookStorageSheet({ opened, onClose, book: { archive_id, product_id }, isSaved }: BookStorageSheetProps) {
  const { t } = useLingui()
  const userId = useUserId()
  const confirm = useConfirm()
  const space = useBookStorageUsage() ?? []
  const sum = (books: typeof space) => formatBytes(books.reduce((all, { bytes }) => all + bytes, 0))
  async function removeBook() {
    onClose()
    const yes = await confirm({
      title: t`把这本书从本机移走？`,
      consequence: t`移走的只是这里的文字，笔记和读过的地方都留着；联网后随时可以取回来。`,
      action: t`移走`,
    })
    if (!yes) return
    await removeDownload(userId, archive_id, product_id)
    // Focuses the page heading, because the button that opened the sheet disappears with the book.
    focusHeading()
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={t`存在本机`} width={400}>
      <p className={classes.words}>
        {isSaved ? t`文字和三种语言的字形都在这里，飞行模式下也能读。` : t`文字已在这里，字形还没存全，联网时会接着存。`}
      </p>
      <Row end={sum(space.filter((one) => one.archive_id === archive_id && one.product_id === product_id))}>{t`这本书`}</Row>
      <Row end={sum(space)}>{t`所有的书`}</Row>
      <p className={classes.note}>{t`字形各本共用，不算在内。`}</p>
      <Button variant="default" fullWidth onClick={() => void removeBook()}>{t`从本机移走`}</Button>
    </Sheet>
  )
}
