import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** A short word at the bottom of the page; three seconds, longer when it offers something to do. */
export function toast(message: ReactNode, { stays = false }: { stays?: boolean } = {}) {
  return notifications.show({ message, autoClose: stays ? 8000 : 3000, withCloseButton: stays })
}
