import { Menu } from '@mantine/core'
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useArchives } from '../../session/archives.ts'
import { ArchiveAvatar } from './archive-avatar.tsx'
import { type ArchiveSwitcherMenuProps, SwitcherButton } from './archive-switcher.tsx'
import { useArchiveActions } from './use-archive-actions.ts'
import classes from './archive-switcher.module.css'

/** Switcher button with a menu of all archives and an entry to add one. */
export function ArchiveSwitcherMenu({ archive, changesToday, onChosen, isOpen, onOpen }: ArchiveSwitcherMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const archives = useArchives() ?? []
  const { choose, view } = useArchiveActions()

  async function switchTo(archiveId: string) {
    await (changesToday ? choose(archiveId) : view(archiveId))
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
            leftSection={<ArchiveAvatar archive={each} size={28} filled={each.archive_id === archive.archive_id} />}
            aria-current={each.archive_id === archive.archive_id || undefined}
            onClick={() => void switchTo(each.archive_id)}
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
