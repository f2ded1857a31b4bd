import './toast.css'
import { Notifications } from '@mantine/notifications'

/** Where `toast` puts its words. Under sheets and dialogs: the last thing must not cover the next question. */
export function Toasts() {
  return <Notifications position="bottom-center" limit={2} role="status" zIndex={150} />
}
