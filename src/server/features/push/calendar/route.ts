import type { FastifyInstance } from 'fastify'
import { calendarTextOf } from '#readings/daily/calendar-file.ts'
import type { Deps } from '../../../deps/deps.ts'
import { localDateOf } from '../../../ledger/local-day.ts'
import { noticeWords } from '../notice-words.ts'
import { remindedOf } from '../person.ts'
import { calendarEventsOf } from './events.ts'
import { calendarNamed, CALENDAR_PATH } from './link.ts'

/** The calendar of a file's name; `undefined` for every name that is none, whatever it was. */
async function calendarOf({ db, env, now }: Deps, file: string): Promise<string | undefined> {
  const link = await calendarNamed(db, file)
  const reminded = link && (await remindedOf(db, link.user_id, link.zone, now()))
  if (!reminded) return undefined
  return calendarTextOf({
    name: noticeWords[reminded.locale].calendar,
    stamp: now(),
    refreshDays: 1,
    events: calendarEventsOf(reminded, localDateOf(link.zone, now()), env.publicUrl),
  })
}

/** Serves the calendars that people subscribe to in a calendar's own app, which has no token and reads no envelope. */
export function mountCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}/:file`, async ({ params: { file } }, reply) => {
    const calendar = await calendarOf(deps, file)
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    if (calendar === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
