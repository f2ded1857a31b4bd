import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { useUserId } from './session.ts'

/** What was said to one user is not there for the next. */
export function useForgetToasts(): void {
  const userId = useUserId()
  const last = useRef(userId)
  useEffect(() => {
    if (userId && last.current && last.current !== userId) notifications.clean()
    if (userId) last.current = userId
  }, [userId])
}
