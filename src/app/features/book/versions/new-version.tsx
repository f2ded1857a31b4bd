import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useBookStatus } from '../../../session/books.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CardChange } from './card-change.tsx'
import { changesOf } from './changes.ts'
import { useReason } from './use-reason.ts'
import { useVersion } from './use-version.ts'
import classes from './versions.module.css'

const PRODUCT = 'fatebook'

/** What the current version says otherwise than the one that it took the place of. */
export function NewVersion({ archive: { archive_id } }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const status = useBookStatus(archive_id, PRODUCT)
  const [current, before] = status?.versions ?? []
  const after = useVersion(archive_id, PRODUCT, current?.version)
  const old = useVersion(archive_id, PRODUCT, before?.version)
  if (status === undefined) return null
  if (!before) return <p className={classes.empty}>{t`这本书只有一版，还没有改过什么。`}</p>
  if (after.isOut || old.isOut) return <p className={classes.empty}>{t`要比的两版不全在本机，联网后再看。`}</p>
  if (!after.book || !old.book) return null
  return <Changes archiveId={archive_id} before={old.book} after={after.book} />
}

function Changes({ archiveId, before, after }: { archiveId: string; before: Book; after: Book }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const reasonOf = useReason()
  const changes = changesOf(before, after, locale)
  const count = (of: 'added' | 'gone' | 'reworded') => changes.reduce((sum, card) => sum + card[of].length, 0)
  const [added, reworded, gone] = [count('added'), count('reworded'), count('gone')]
  const counts = [plural(added, { other: '添了 # 段' }), plural(reworded, { other: '改了 # 段' }), plural(gone, { other: '去了 # 段' })]
  return (
    <>
      <p className={classes.counts}>{changes.length === 0 ? t`文字与前一版一样。` : counts.join(' · ')}</p>
      <p className={classes.note}>{reasonOf(after.made_for)}</p>
      {changes.map((card) => (
        <CardChange key={card.id} archiveId={archiveId} changes={card} />
      ))}
      <div className={classes.actions}>
        <ButtonLink to="/archive/index" search={{ archiveId }}>{t`翻开命书`}</ButtonLink>
        <ButtonLink to="/archive/oldversion" search={{ archiveId, version: before.version }} variant="default">{t`看旧的一版`}</ButtonLink>
      </div>
    </>
  )
}
