import type { FastifyInstance } from 'fastify'
import { formatCalendarFile } from '#readings/daily/calendar-file.ts'
import type { Deps } from '../../../deps/deps.ts'
import { localDateOf } from '../../../ledger/local-day.ts'
import { noticeMessages } from '../notice-messages.ts'
import { readReminderProfile } from '../reminder-profile.ts'
import { listCalendarEvents } from './events.ts'
import { findCalendarLink, CALENDAR_PATH } from './link.ts'

/** Builds the calendar of a requested file; undefined for an unknown name or a user without archive. */
async function buildCalendar({ db, env, now }: Deps, file: string): Promise<string | undefined> {
  const link = await findCalendarLink(db, file)
  const reminded = link && (await readReminderProfile(db, link.user_id, link.zone, now()))
  if (!reminded) return undefined
  return formatCalendarFile({
    name: noticeMessages[reminded.locale].calendar,
    stamp: now(),
    refreshDays: 1,
    events: listCalendarEvents(reminded, localDateOf(link.zone, now()), env.publicUrl),
  })
}

/** Serves calendar files outside the API's endpoints: calendar apps send no token and do not parse response envelopes. */
export function mountCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}/:file`, async ({ params: { file } }, reply) => {
    const calendar = await buildCalendar(deps, file)
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    if (calendar === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    return reply.type('text/calendar; charset=utf-8').send(calendar)
  })
}
