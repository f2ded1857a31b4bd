import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ListedImage } from '#device/images/images.ts'
import { useArchives } from '../../../session/archives.ts'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useMonthNames } from '../use-month-names.ts'
import { useRefresh } from '../use-refresh.ts'
import type { Sought } from './found-images.ts'
import { foundImages } from './found-images.ts'
import { ImageCell } from './image-cell.tsx'
import classes from './recent-list.module.css'

/** So many are seen at a glance; more are searched. */
const AT_A_GLANCE = 6

/** Everything that was made, the newest first; searched by whose it is and by its month. */
export function RecentList({ images }: { images: readonly ListedImage[] }) {
  const { t } = useLingui()
  const archives = useArchives()
  const { soughtOf } = useMonthNames()
  const { refresh, isBusy } = useRefresh()
  const [sought, setSought] = useState<Sought>({ words: '', kind: 'all' })
  const asked = useDeferredValue(sought)
  const owners = useMemo(() => new Map(archives?.map(({ archive_id, user_name }) => [archive_id, user_name])), [archives])
  const nameOf = (image: ListedImage) => owners.get(image.archive_id) ?? ''
  const found = foundImages(images, asked, (image) => `${nameOf(image)} ${soughtOf(image.month)}`)
  return (
    <section className={classes.root}>
      <SectionTitle
        note={
          <button type="button" className={classes.refresh} disabled={isBusy} onClick={() => void refresh()}>
            {isBusy ? t`正在刷新` : t`点按刷新`}
          </button>
        }
      >
        {t`最近生成`}
      </SectionTitle>
      {images.length > AT_A_GLANCE && <Search sought={sought} onSeek={setSought} isEmpty={found.length === 0} />}
      <ul className={classes.list}>
        {found.map((image) => (
          <ImageCell key={image.image_id} image={image} owner={nameOf(image)} />
        ))}
      </ul>
    </section>
  )
}

interface SearchProps {
  sought: Sought
  onSeek: (sought: Sought) => void
  isEmpty: boolean
}

function Search({ sought, onSeek, isEmpty }: SearchProps) {
  const { t } = useLingui()
  const kinds = [
    { kind: 'all', label: t`全部` },
    { kind: 'wallpaper', label: t`壁纸` },
    { kind: 'avatar', label: t`画像` },
  ] as const
  return (
    <div role="search" className={classes.search}>
      <label className={classes.field}>
        <MagnifyingGlass size={20} weight="light" />
        <input
          type="search"
          aria-label={t`按称呼或月份找`}
          placeholder={t`称呼、月份`}
          autoComplete="off"
          enterKeyHint="search"
          value={sought.words}
          onChange={({ currentTarget: { value } }) => onSeek({ ...sought, words: value })}
        />
      </label>
      <span className={classes.kinds} role="group" aria-label={t`哪一种`}>
        {kinds.map(({ kind, label }) => (
          <button key={kind} type="button" aria-pressed={sought.kind === kind} onClick={() => onSeek({ ...sought, kind })}>
            {label}
          </button>
        ))}
      </span>
      <p role="status" className={classes.none}>
        {isEmpty && t`没有找到。`}
      </p>
    </div>
  )
}
