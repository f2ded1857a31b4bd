import { Menu } from '@mantine/core'
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchives } from '../../session/archives.ts'
import { ArchiveMark } from './archive-mark.tsx'
import classes from './archive-switcher.module.css'
import { SwitcherButton } from './switcher-button.tsx'
import { useArchiveActions } from './use-archive-actions.ts'

export interface ArchiveMenuProps {
  archive: ListedArchive
  /** Whoever is chosen is whose day Today shows, too. */
  turnsToday: boolean
  /** Opens their book or year. */
  onChosen: ((archiveId: string) => void) | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The switcher's button with its menu: everyone in the book, and a way to add somebody. */
export function ArchiveMenu({ archive, turnsToday, onChosen, isOpen, onOpen }: ArchiveMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const archives = useArchives() ?? []
  const { choose, lookAt } = useArchiveActions()

  async function turnTo(archiveId: string) {
    await (turnsToday ? choose(archiveId) : lookAt(archiveId))
    onChosen?.(archiveId)
  }

  return (
    <Menu position="bottom-start" width={280} opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <SwitcherButton archive={archive} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {archives.map((each) => (
          <Menu.Item
            key={each.archive_id}
            leftSection={<ArchiveMark archive={each} size={28} filled={each.archive_id === archive.archive_id} />}
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
