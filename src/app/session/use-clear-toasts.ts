import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { useUserId } from './session.ts'

/** Clears all toasts when the user changes. */
export function useClearToasts(): void {
  const userId = useUserId()
  const last = useRef(userId)
  useEffect(() => {
    if (userId && last.current && last.current !== userId) notifications.clean()
    if (userId) last.current = userId
  }, [userId])
}
