import { GenderFemale } from '@phosphor-icons/react/dist/csr/GenderFemale'
import { GenderMale } from '@phosphor-icons/react/dist/csr/GenderMale'
import { PushPin } from '@phosphor-icons/react/dist/csr/PushPin'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useMessages } from '../../language/use-messages.ts'
import { archivePillarsOf } from '../../session/archives.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ArchiveAvatar } from './archive-avatar.tsx'
import classes from './archive-list-row.module.css'
import { SyncTag } from './sync-tag.tsx'
import { useArchiveActions } from './use-archive-actions.ts'

interface ArchiveListRowProps {
  archive: ListedArchive
  /** True for the first archive in the list, the default archive; it has no pin action. */
  isFirst: boolean
  isCurrent: boolean
}

/** Row of one archive: avatar, name, birthday, pillars and actions. */
export function ArchiveListRow({ archive, isFirst, isCurrent }: ArchiveListRowProps) {
  const { t } = useLingui()
  const { date } = createClockFormatter(useMessages())
  const { view, pin } = useArchiveActions()
  const { archive_id, user_name, gender, birthday, hour_unknown } = archive
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      <Link
        to="/archive/index"
        search={{ archiveId: archive_id }}
        className={classes.link}
        aria-current={isCurrent || undefined}
        onClick={() => void view(archive_id)}
      >
        <span className={classes.seal}>
          <ArchiveAvatar archive={archive} size={48} filled={isFirst} />
        </span>
        <span className={classes.who}>
          <span className={classes.name}>{user_name}</span>
          <span className={classes.gender}>
            {gender === '1' ? <GenderMale size={16} aria-label={t`男`} /> : <GenderFemale size={16} aria-label={t`女`} />}
          </span>
          <span className={classes.birthday}>{date(birthday)}</span>
          <span className={classes.tags}>
            {isFirst && <Tag tone="seal">{t`默认`}</Tag>}
            {hour_unknown && <Tag>{t`时辰未详`}</Tag>}
            <SyncTag mark={archive.mark} />
          </span>
        </span>
        <EightCharacters pillars={archivePillarsOf(archive)} />
      </Link>
      <span className={classes.actions}>
        {!isFirst && (
          <IconButton label={t`把“${user_name}”置顶`} onClick={() => void pin(archive)}>
            <PushPin size={20} weight="light" />
          </IconButton>
        )}
        <RowMenu archive={archive} />
      </span>
    </li>
  )
}

function RowMenu({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { remove } = useArchiveActions()
  return (
    <MoreMenu
      label={t`“${archive.user_name}”的更多操作`}
      entries={[
        { label: t`修改`, run: () => void navigate({ to: '/archive/file', search: { archiveId: archive.archive_id } }) },
        { label: t`删除`, run: () => void remove(archive) },
      ]}
    />
  )
}

/** The four pillars, year first, stem above branch; dashes for an unknown hour. */
function EightCharacters({ pillars }: { pillars: readonly string[] }) {
  return (
    <span className={classes.eight} lang="zh-CN">
      {pillars.map((pillar, place) => (
        // oxlint-disable-next-line no-array-index-key -- four fixed places
        <span key={place} className={classes.pillar}>
          <span>{pillar[0] ?? '—'}</span>
          <span>{pillar[1] ?? '—'}</span>
        </span>
      ))}
    </span>
  )
}
