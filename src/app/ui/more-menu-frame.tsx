import { Menu } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { MoreButton } from './more-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

export interface MoreMenuFrameProps {
  /** Accessible name of the button. */
  label: string
  /** Icon that replaces the three dots. */
  icon?: ReactNode
  entries: readonly { readonly label: string; readonly run: () => void }[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Button and dropdown of a `MoreMenu`. */
export function MoreMenuFrame({ label, icon, entries, isOpen, onOpen }: MoreMenuFrameProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusReturn(isOpen, button)
  return (
    <Menu position="bottom-end" returnFocus={false} opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <MoreButton ref={button} label={label}>
          {icon}
        </MoreButton>
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
