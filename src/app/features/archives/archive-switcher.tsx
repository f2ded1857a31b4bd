import { Menu } from '@mantine/core'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archive-list.ts'
import { pillarTextsOf, useArchives, useCurrentArchive } from '../../archives.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import classes from './archive-switcher.module.css'
import { useArchiveActions } from './use-archive-actions.ts'

/** Whose day or chart this is, and a way to turn to someone else. */
export function ArchiveSwitcher({ shown, onChosen }: { shown?: ListedArchive | null; onChosen?: (archiveId: string) => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const archives = useArchives() ?? []
  const current = useCurrentArchive()
  const archive = shown ?? current
  const { choose } = useArchiveActions()
  if (!archive) return <span className={classes.root} />

  async function turnTo(archiveId: string) {
    await choose(archiveId)
    onChosen?.(archiveId)
  }

  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <button type="button" className={classes.root} aria-label={t`当前档案：${archive.user_name}，点按切换`}>
          <span className={classes.seal}>
            <PillarSeal pillars={pillarTextsOf(archive)} size={28} filled />
          </span>
          <span className={classes.name}>{archive.user_name}</span>
          <CaretDown size={14} className={classes.caret} />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {archives.map((each) => (
          <Menu.Item
            key={each.archive_id}
            leftSection={<PillarSeal pillars={pillarTextsOf(each)} size={28} />}
            aria-current={each.archive_id === archive.archive_id || undefined}
            onClick={() => void turnTo(each.archive_id)}
          >
            {each.user_name}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<UserPlus size={22} weight="light" />} onClick={() => void navigate({ to: '/archive/add' })}>
          {t`添加亲友`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
