import './toast.css'
import { Notifications } from '@mantine/notifications'

/** Container of the toasts. Its z-index is below sheets and dialogs, so that a toast never covers them. */
export function Toasts() {
  return <Notifications position="bottom-center" limit={2} role="status" zIndex={150} />
}
