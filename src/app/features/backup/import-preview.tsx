import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ImportFile } from '#device/archives/archives-import.ts'
import { type ImportChoice, compareImport, countImport, type ImportEntry } from '#device/archives/archives-merge.ts'
import { countNewLifeEntries } from '#device/life/life-import.ts'
import type { LifeEntry } from '#device/store/db.ts'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { useArchives } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { ImportConflictPicker } from './import-conflict-picker.tsx'
import { ZipMediaNote, useZipImageCounts } from './zip-media-note.tsx'
import type { ZipMedia } from './use-import-file.ts'
import classes from './import.module.css'

interface ImportPreviewProps {
  file: ImportFile
  life: readonly LifeEntry[]
  media: ZipMedia | undefined
  onApply: (choiceOf: (archiveId: string) => ImportChoice) => Promise<void>
  onOther: () => void
}

/** Preview of an import, before anything is changed. */
export function ImportPreview({ file, life, media, onApply, onOther }: ImportPreviewProps) {
  const { t } = useLingui()
  const here = useArchives()
  const lifeCount = useLifeCount(file, life, here)
  const imageCounts = useZipImageCounts(media)
  const [choices, setChoices] = useState<Readonly<Record<string, ImportChoice>>>({})
  if (here === undefined) return null
  const choiceOf = (archiveId: string): ImportChoice => choices[archiveId] ?? 'mine'
  const entries = compareImport(file.archives, here)
  const conflicts = entries.filter((entry) => entry.kind === 'conflicting')
  return (
    <>
      <EntryList title={t`新的`} entries={entries.filter(({ kind }) => kind === 'new')} />
      {conflicts.length > 0 && (
        <section className={classes.part}>
          <SectionTitle note={plural(conflicts.length, { other: '# 份' })}>{t`有出入的`}</SectionTitle>
          {conflicts.map((entry) => (
            <ImportConflictPicker
              key={entry.theirs.archive_id}
              entry={entry}
              choice={choiceOf(entry.theirs.archive_id)}
              onChoose={(choice) => setChoices({ ...choices, [entry.theirs.archive_id]: choice })}
            />
          ))}
        </section>
      )}
      <EntryList title={t`相同的，不用动`} entries={entries.filter(({ kind }) => kind === 'same')} />
      {media && <ZipMediaNote counts={imageCounts} recordings={media.recordings} />}
      {!media && file.imageCount > 0 && (
        <section className={classes.part}>
          <SectionTitle note={plural(file.imageCount, { other: '# 张' })}>{t`图片`}</SectionTitle>
          <p className={classes.lead}>{t`文件里只记着画过哪些图，没有图本身，导入时不带进来。`}</p>
        </section>
      )}
      {lifeCount > 0 && (
        <section className={classes.part}>
          <SectionTitle note={plural(lifeCount, { other: '# 条' })}>{t`生平`}</SectionTitle>
          <p className={classes.lead}>{t`记下的事和对书中句子的判断，随档案一并带进来；这里已有的不改。`}</p>
        </section>
      )}
      <ImportFoot
        count={countImport(entries, choiceOf, here.length)}
        lifeCount={lifeCount}
        imageCount={imageCounts.wanted}
        onApply={() => onApply(choiceOf)}
      >
        <Button variant="default" fullWidth onClick={onOther}>{t`换一个文件`}</Button>
      </ImportFoot>
    </>
  )
}

/** Counts the life entries of the file that this device does not have; recounts when the local archives change. */
function useLifeCount({ archives }: ImportFile, life: readonly LifeEntry[], here: unknown): number {
  const userId = useUserId()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const next = await countNewLifeEntries(userId, archives, life)
      if (isWanted) setCount(next)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [userId, archives, life, here])
  return count
}

function EntryList({ title, entries }: { title: string; entries: readonly ImportEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className={classes.part}>
      <SectionTitle note={plural(entries.length, { other: '# 份' })}>{title}</SectionTitle>
      {entries.map(({ theirs }) => (
        <Row key={theirs.archive_id} end={theirs.birthday.slice(0, 10)}>
          {theirs.user_name}
        </Row>
      ))}
    </section>
  )
}

interface ImportFootProps {
  /** Number of life events and verdicts on statements that the import adds. */
  lifeCount: number
  /** Number of images that the import adds. */
  imageCount: number
  count: ReturnType<typeof countImport>
  onApply: () => Promise<void>
  children: ReactNode
}

/** Summary of the import and the button that runs it. */
function ImportFoot({ count: { added, changed, isTooMany }, lifeCount, imageCount, onApply, children }: ImportFootProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const { mutate, isPending } = useMutation({ mutationFn: onApply })
  const all = added + changed
  const isEmpty = all + lifeCount + imageCount === 0
  return (
    <div className={classes.foot}>
      {isTooMany && <p className={classes.trouble} role="alert">{t`这样会超过一个账户的 ${ARCHIVE_LIMIT} 份档案。`}</p>}
      {isEmpty && <p className={classes.lead} role="status">{t`这个文件里没有要导入的。`}</p>}
      {!isOnline && !isEmpty && <p className={classes.lead} role="status">{t`没有网络也能导入：先存在本机，联网后送达。`}</p>}
      {!isEmpty && (
        <Button fullWidth disabled={isTooMany} loading={isPending} onClick={() => mutate()}>
          {labelOf(all, lifeCount, imageCount)}
        </Button>
      )}
      {children}
    </div>
  )
}

function labelOf(archives: number, life: number, images: number): string {
  if (archives > 0) return plural(archives, { other: '导入 # 份' })
  return life > 0 ? plural(life, { other: '导入 # 条' }) : plural(images, { other: '导入 # 张' })
}
