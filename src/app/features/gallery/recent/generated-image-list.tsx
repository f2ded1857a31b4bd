import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ImageKind } from '#contract/image.ts'
import type { ListedImage } from '#device/images/images.ts'
import { useArchives } from '../../../session/archives.ts'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { useMonthFormatters } from '../image-names.ts'
import { useImageListRefresh } from '../use-image-list-refresh.ts'
import { ImageCell } from './image-cell.tsx'
import classes from './generated-image-list.module.css'

/** The search field is shown if there are more pictures than this. */
const SEARCH_THRESHOLD = 6

/** All generated pictures, newest first, with search by owner and month. */
export function GeneratedImageList({ images }: { images: readonly ListedImage[] }) {
  const { t } = useLingui()
  const archives = useArchives()
  const { searchTextOf } = useMonthFormatters()
  const { refresh, isBusy } = useImageListRefresh()
  const [filter, setFilter] = useState<ImageFilter>({ words: '', kind: 'all' })
  const asked = useDeferredValue(filter)
  const owners = useMemo(() => new Map(archives?.map(({ archive_id, user_name }) => [archive_id, user_name])), [archives])
  const nameOf = (image: ListedImage) => owners.get(image.archive_id) ?? ''
  const found = filterImages(images, asked, (image) => `${nameOf(image)} ${searchTextOf(image.month)}`)
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
      {images.length > SEARCH_THRESHOLD && <Search filter={filter} onFilter={setFilter} isEmpty={found.length === 0} />}
      <ul className={classes.list}>
        {found.map((image) => (
          <ImageCell key={image.image_id} image={image} owner={nameOf(image)} />
        ))}
      </ul>
    </section>
  )
}

interface SearchProps {
  filter: ImageFilter
  onFilter: (filter: ImageFilter) => void
  isEmpty: boolean
}

function Search({ filter, onFilter, isEmpty }: SearchProps) {
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
          value={filter.words}
          onChange={({ currentTarget: { value } }) => onFilter({ ...filter, words: value })}
        />
      </label>
      <span className={classes.kinds} role="group" aria-label={t`哪一种`}>
        {kinds.map(({ kind, label }) => (
          <button key={kind} type="button" aria-pressed={filter.kind === kind} onClick={() => onFilter({ ...filter, kind })}>
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

interface ImageFilter {
  readonly words: string
  readonly kind: ImageKind | 'all'
}

/** Returns the pictures whose owner name or month contains all words of the query. */
function filterImages(
  images: readonly ListedImage[],
  { words, kind }: ImageFilter,
  textOf: (image: ListedImage) => string,
): readonly ListedImage[] {
  const terms = words.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return images.filter((image) => {
    if (kind !== 'all' && image.kind !== kind) return false
    const text = terms.length === 0 ? '' : textOf(image).toLowerCase()
    return terms.every((word) => text.includes(word))
  })
}
