import { notifications } from '@mantine/notifications'
import classes from './offer-toast.module.css'
import { showToast } from './toast.ts'

/** Shows a toast with an action, e.g. undo. */
export function showActionToast(message: string, offer: { label: string; run: () => void }) {
  const id = showToast(
    <span className={classes.root}>
      <span>{message}</span>
      <button
        type="button"
        className={classes.offer}
        onClick={() => {
          notifications.hide(id)
          offer.run()
        }}
      >
        {offer.label}
      </button>
    </span>,
    { stays: true },
  )
}
