import { newSubscription, type PushBrowser } from './push-browser.ts'
import { call, type Account } from './server-client.ts'

interface Wish {
  /** Address of a push service. */
  readonly service?: string
  readonly zone?: string
  /** Server that the account is of, where a zone is named. */
  readonly server?: { readonly url: string }
}

/** Has somebody reminded: a browser that is subscribed, and a calendar address. */
export async function reminded(me: Account, { service = 'https://push.example.com', zone, server }: Wish = {}): Promise<PushBrowser> {
  const browser = newSubscription(service, (await me.call('pushKey')).data.key)
  const { code, text } =
    server && zone
      ? await call(server, 'pushSubscribe', browser.told, { token: me.token, zone })
      : await me.call('pushSubscribe', browser.told)
  if (code !== 0) throw new Error(`not subscribed: ${text}`)
  await me.call('calendarMake')
  return browser
}
