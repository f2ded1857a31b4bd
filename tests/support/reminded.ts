import { newSubscription, type PushBrowser } from './push-browser.ts'
import { call, type Account } from './server-client.ts'

interface Wish {
  /** URL of a push service. */
  readonly service?: string
  readonly zone?: string
  /** Server of the account; required if `zone` is given. */
  readonly server?: { readonly url: string }
}

/** Enables a user's reminders: subscribes a browser to push messages and creates a calendar link. */
export async function subscribeToReminders(
  me: Account,
  { service = 'https://push.example.com', zone, server }: Wish = {},
): Promise<PushBrowser> {
  const browser = newSubscription(service, (await me.call('pushKey')).data.key)
  const { code, text } =
    server && zone
      ? await call(server, 'pushSubscribe', browser.told, { token: me.token, zone })
      : await me.call('pushSubscribe', browser.told)
  if (code !== 0) throw new Error(`not subscribed: ${text}`)
  await me.call('calendarMake')
  return browser
}
