import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** Shows a toast for 3 s, or with `stays` for 8 s and with a close button. Returns its id. */
export function showToast(message: ReactNode, { stays = false }: { stays?: boolean } = {}) {
  return notifications.show({ message, autoClose: stays ? 8000 : 3000, withCloseButton: stays })
}
