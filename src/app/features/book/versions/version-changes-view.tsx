import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../../appearance/use-settings.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useBookStatus } from '../../../session/books.ts'
import { CARD_LABELS, isCardId } from '../../../terms/book-cards.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { type CardChanges, diffBooks } from './diff-books.ts'
import { useFormatVersionReason, useBookVersion } from './use-book-version.ts'
import classes from './versions.module.css'

const PRODUCT = 'fatebook'

/** Page with the changes between the current version and the one before it. */
export function VersionChangesView({ archive: { archive_id } }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const status = useBookStatus(archive_id, PRODUCT)
  const [current, before] = status?.versions ?? []
  const after = useBookVersion(archive_id, PRODUCT, current?.version)
  const old = useBookVersion(archive_id, PRODUCT, before?.version)
  if (status === undefined) return null
  if (!before) return <p className={classes.empty}>{t`这本书只有一版，还没有改过什么。`}</p>
  if (after.isUnavailable || old.isUnavailable) return <p className={classes.empty}>{t`要比的两版不全在本机，联网后再看。`}</p>
  if (!after.book || !old.book) return null
  return <Changes archiveId={archive_id} before={old.book} after={after.book} />
}

function Changes({ archiveId, before, after }: { archiveId: string; before: Book; after: Book }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const reasonOf = useFormatVersionReason()
  const changes = diffBooks(before, after, locale)
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

/** Changes of one card: added, reworded and removed paragraphs; the title links to the card. */
function CardChange({ archiveId, changes: { id, added, gone, reworded } }: { archiveId: string; changes: CardChanges }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { readerLevel } = useSettings()
  const read = (text: string) => adaptTextToLevel(text, readerLevel)
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>
        <Link to="/archive/index" search={{ archiveId, card: id }}>
          {isCardId(id) ? _(CARD_LABELS[id]) : id}
        </Link>
      </h2>
      <ul className={classes.list}>
        {added.map((one) => (
          <Change key={one.id} name={t({ message: '添', context: 'change' })} text={read(one.text)} />
        ))}
        {reworded.map((one) => (
          <Change key={one.id} name={t({ message: '改', context: 'change' })} text={read(one.after)} before={read(one.before)} />
        ))}
        {gone.map((one) => (
          <Change key={one.id} name={t({ message: '去', context: 'change' })} before={read(one.text)} />
        ))}
      </ul>
    </section>
  )
}

function Change({ name, text, before }: { name: string; text?: string; before?: string }) {
  return (
    <li className={classes.change}>
      <span className={classes.kind}>{name}</span>
      <div>
        {before && (
          <p className={classes.before}>
            <del>{before}</del>
          </p>
        )}
        {text && <p className={classes.text}>{text}</p>}
      </div>
    </li>
  )
}
