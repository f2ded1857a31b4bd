/** Delay of reminders caused by push services that never answer. Run: `node tests/bench/silent-pushes.ts [people] [addresses]`. */
import { enqueueDueReminders } from '#server/features/push/sweep.ts'
import { newSubscription } from '../support/push-browser.ts'
import { startPushService } from '../support/push-service.ts'
import { subscribeToReminders } from '../support/reminded.ts'
import { createArchiveInput, signIn, type Account } from '../support/server-client.ts'
import { startServerFixture } from '../support/server-fixture.ts'
import { waitUntil } from '../support/wait-until.ts'

const [people = 16, addresses = 16] = process.argv.slice(2).map(Number)
const service = await startPushService()
const fixture = await startServerFixture('SQLite')
const minuteIn = (minutes: number): number => Math.floor((fixture.clock.now() + minutes * 60_000) / 60_000) % 1440

/** Creates a user with a reminder due in `minutes`, and `silent` subscriptions whose push service never answers. */
async function someone(minutes: number, silent: number): Promise<Account> {
  const me = await signIn(fixture.server)
  await me.call('addArchive', createArchiveInput())
  await me.call('config', { remindAt: minuteIn(minutes) })
  const { key } = (await me.call('pushKey')).data
  for (let count = 0; count < silent; count += 1) {
    const { told } = newSubscription(service.url, key)
    service.answer(told.endpoint, 'silent')
    await me.call('pushSubscribe', told)
  }
  return me
}

async function minutesPass(minutes: number): Promise<void> {
  fixture.clock.pass({ minutes })
  await enqueueDueReminders({ db: fixture.db, now: fixture.clock.now })
}

/** Subscribes a browser, lets the minutes pass, and returns the seconds until the reminder reaches the browser. */
async function wait(me: Account, minutes: number): Promise<string> {
  const { told } = await subscribeToReminders(me, { service: service.url })
  await minutesPass(minutes)
  const from = performance.now()
  await waitUntil(() => service.deliveriesTo(told.endpoint).length > 0)
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

console.log(`beside ${addresses} silent addresses of one's own: ${await wait(await someone(2, addresses), 3)}`)
await waitUntil(() => service.unanswered().length === 0)
for (let count = 0; count < people; count += 1) await someone(2, addresses)
const answering = await someone(8, 0)
await minutesPass(3)
await waitUntil(() => service.unanswered().length > 0)
console.log(`behind ${people} people with ${addresses} silent addresses each: ${await wait(answering, 6)}`)
service.stop()
await fixture.stop()
