import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { MoreButton } from './more-button.tsx'

export interface MoreMenuFrameProps {
  /** What the button is called. */
  label: string
  /** In the place of the three dots. */
  icon?: ReactNode
  entries: readonly { readonly label: string; readonly run: () => void }[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The button and the list of a `MoreMenu`. */
export function MoreMenuFrame({ label, icon, entries, isOpen, onOpen }: MoreMenuFrameProps) {
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <MoreButton label={label}>{icon}</MoreButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item key={entry.label} onClick={entry.run}>
            {entry.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
